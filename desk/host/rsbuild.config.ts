import { hostConfig } from '@marquee/federation-build/hostConfig';
import { products } from '@marquee/federation-runtime/products';

/** The edge of the desk writes the HTML; it finds the files in the manifest. */
export default hostConfig(
  import.meta.url,
  {
    source: { entry: { index: './src/index.tsx' } },
    tools: { htmlPlugin: false },
    output: { manifest: true, distPath: { root: 'dist' }, copy: [{ from: '../sdk/package.json', to: 'sdk.json' }] },
  },
  products.desk,
);
