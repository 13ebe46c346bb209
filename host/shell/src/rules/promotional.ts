/** Pages that promote, in any language: offers, missions, VIP levels and the referral programme. */
const pages = /^(?:\/[a-z]{2,3}(?:-[a-z]{2})?)?\/(?:promotions|mission|vip|referral)(?:[/?#]|$)/i;

/** Sections of the home page that promote, by their names in the remotes' descriptions. */
const sections = new Set(['promotions', 'missions', 'vip']);

/** Whether a link leads to a page that promotes. */
export const isPromotional = (link: string) => pages.test(link);

/** Whether a section of the home page promotes. */
export const promotes = ({ section }: { section?: string | undefined }) =>
  section !== undefined && sections.has(section);
