/** Made by the host's build from the template rows (`regions/packPlugin.ts`). */
declare module '@marquee/template-packs' {
  export const packs: import('./pack').TemplatePacks;
}
