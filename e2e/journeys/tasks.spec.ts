import { writeFileSync } from 'node:fs';
import { templateRows } from '@marquee/templates/rows';
import { full } from '../support/depth';
import { Hands, type Manner } from '../support/hands';
import { test } from '../support/purse';
import { expect } from '../support/sink';
import { tasks } from '../support/tasks';

/** Most steps that a task may take. */
const mostSteps = 6;

/** Templates of different families. Matches are at home in the sportsbook's only. */
const templates = {
  touch: ['casino2', 'slot1', 'sportsbook1'],
  keyboard: ['casino2', 'slot1', 'sportsbook1'],
} as const;

const screens = {
  touch: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  keyboard: { viewport: { width: 1280, height: 800 } },
} satisfies Record<Manner, object>;

/** A template with its first colours, as the query of an address. */
const themeOf = (code: string) => `${code}/${templateRows.find((row) => row.code === code)?.palettes[0].id}`;

for (const manner of ['touch', 'keyboard'] as const)
  test.describe(`by ${manner}`, () => {
    test.use(screens[manner]);

    for (const template of templates[manner])
      for (const { name, isSport, prepare, act } of tasks) {
        const isOfMatches = template.startsWith('sportsbook');
        // By keyboard the sportsbook is gone for what others lack.
        if (isSport ? !isOfMatches : isOfMatches && manner === 'keyboard') continue;
        test(
          `${name} in ${template}, by ${manner}, takes at most six steps`,
          { tag: full },
          async ({ context, page, purse }, info) => {
            await purse.fill(500_000);
            if (prepare) {
              const other = await context.newPage();
              await prepare(purse, other);
              await other.close();
            }
            const hands = await Hands.at(page, manner, `/?marquee-theme=${themeOf(template)}`);
            await act(hands, purse);
            await hands.listen();
            const { steps, tabs, transcript } = hands;
            const counted = `${steps} steps, ${tabs} Tabs`;
            const file = info.outputPath('transcript.txt');
            writeFileSync(file, `${name} in ${template}, by ${manner}: ${counted}\n${transcript.join('\n')}\n`);
            await info.attach(counted, { path: file });
            expect(steps).toBeLessThanOrEqual(mostSteps);
          },
        );
      }
  });
