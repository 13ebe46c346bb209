import { hostConfig, isSingleBuild } from '@marquee/federation/hostConfig';
import { pluginTemplatePacks } from '@marquee/templates/packPlugin';
import { fontCopies } from '@marquee/theme/fontCopies';

/** The edge writes the HTML; it reads the manifest for the files. `MARQUEE_SINGLE=1` builds everything as one application. */
export default hostConfig(import.meta.url, {
  plugins: [pluginTemplatePacks()],
  source: { entry: { index: './shell/src/index.tsx' } },
  tools: { htmlPlugin: false },
  resolve: { ...(isSingleBuild && { conditionNames: ['marquee-single', '...'] }) },
  output: {
    manifest: true,
    copy: fontCopies(),
    distPath: { root: isSingleBuild ? 'dist-single' : 'dist' },
  },
});
