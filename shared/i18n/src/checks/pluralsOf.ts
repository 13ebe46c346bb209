/** The plural categories that texts of a language need, by its BCP 47 tag (CLDR, D4.01). */
export const pluralsOf = (tag: string): Intl.LDMLPluralRule[] =>
  new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
