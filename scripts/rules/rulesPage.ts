import type { Chapter } from './chapter';
import { type CitedTest, isUnit, type Rule } from './ruleTable';

const cell = (text: string) => text.replaceAll('|', '\\|');

function citation({ file, groups, title }: CitedTest): string {
  const name = [...groups, title].join(' > ');
  return `\`${file}\` › ${name.includes('`') ? `\`\` ${name} \`\`` : `\`${name}\``}`;
}

function row({ id, text, tests }: Rule): string {
  const journeysOnly = tests.some(isUnit) ? '' : ' _(journeys only)_';
  return `| ${id} | ${cell(text)}${journeysOnly} | ${tests.map((test) => cell(citation(test))).join('<br>')} |`;
}

const intro = `# Rules and their tests

Every rule of the specification's §2, §3, §4, §5, §8 and §9, and of the decisions that refine them, with the tests that cover it. A rule says
what must be true, in our words (\`scripts/rules/specification.ts\`, \`scripts/rules/decisions.ts\`); a test that covers it has its id at the end of its
title, as \`[R4.07]\`. This page is made from both by \`npm run rules\`: a citation is a file and the title as it stands in the source, so that a
template (\`%s\`, \`\${name}\`) is a table of cases. \`npm run check\` fails when the page is not current, a rule has no test, or a title names an id that
is no rule's.

**A rule that is broken is noticed.** \`scripts/rules/mutations.ts\` breaks each rule that has a unit test, by a small change of the source;
\`node --import tsx scripts/rules/breakRules.ts [id…]\` makes one change at a time in a copy of the repository and demands that a test of the rule goes
red. It is a phase of \`npm run test:full\`.
`;

/** The page docs/rules.md, before it is formatted. */
export function rulesPage(chapters: readonly Chapter[], rules: readonly Rule[]): string {
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const tests = new Set(rules.flatMap((rule) => rule.tests));
  const journeysOnly = rules.filter((rule) => !rule.tests.some(isUnit)).map(({ id }) => id);
  const counts = `${rules.length} rules, ${tests.size} tests. ${journeysOnly.length} rules have journeys only, marked so; the runner, which has no
browser, cannot break them:\n${journeysOnly.join(', ')}.`;
  const parts = chapters.map(({ title, sections }) => {
    const tables = Object.entries(sections).map(([heading, sentences]) => {
      const rows = Object.keys(sentences)
        .flatMap((id) => byId.get(id) ?? [])
        .map(row);
      return `### ${heading}\n\n| id | rule | tests |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
    });
    return `## ${title}\n\n${tables.join('\n')}`;
  });
  return [intro, `${counts}\n`, ...parts].join('\n');
}
