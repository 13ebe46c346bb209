/** Made by the host's build out of the folders of templates. */
declare module '@marquee/template-packs' {
  export const packs: import('./pack').TemplatePacks;
  export const templateNumbers: import('@marquee/theme/codes').TemplateNumbers;
}

/** The data of all templates, made like the packs: for the sandbox's gallery. */
declare module '@marquee/template-rows' {
  export const templateRows: readonly import('@marquee/theme/templates').TemplateRow[];
}
