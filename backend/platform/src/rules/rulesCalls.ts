import { Refusal } from '@marquee/kernel/refusal';
import type { Handlers } from '../calls/handlers';
import type { Catalogue } from '../catalogue/catalogue';
import { offerOf } from '../catalogue/offer';
import { rulesOf, titleOf } from './rulesOf';
import { groupOf, slugOf, subjectsOf } from './subjects';
import { nameTexts } from './texts/nameTexts';

/** The call of the pages of rules: what has rules here, and the rules of one subject. */
export function rulesCalls(catalogue: Catalogue) {
  return {
    'content/rules': async ({ subject: asked, language }, { site }) => {
      const { games, tiles } = await catalogue.ofSite(offerOf(site));
      const spoken = language ?? site.default_language;
      const all = subjectsOf(site, games);
      const subject = all.find((one) => slugOf(one) === asked);
      if (asked !== '' && !subject) throw new Refusal('articleUnknown');
      return {
        subjects: all.map((one) => ({
          subject: slugOf(one),
          kind: groupOf(one),
          name: nameTexts[one.code][spoken],
        })),
        title: subject ? titleOf(subject, spoken) : '',
        rules: subject ? rulesOf(subject, { site, tiles }, spoken) : [],
      };
    },
  } satisfies Partial<Handlers>;
}
