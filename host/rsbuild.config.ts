import { hostConfig } from '@marquee/federation/hostConfig';

/** The edge writes the HTML; it reads `dist/manifest.json` for the files. */
export default hostConfig(import.meta.url, {
  source: { entry: { index: './src/index.tsx' } },
  tools: { htmlPlugin: false },
  output: { manifest: true },
});
