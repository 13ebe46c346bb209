import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { accountNumberMost } from '../accountNumber';

/**
 * Most ways in which a pattern may match one account number: a number that does not match is tried in all of them
 * (catastrophic backtracking).
 */
const mostWays = 10_000;

/** How an expression matches: the most ways, and the fewest characters it consumes. */
interface Reading {
  ways: number;
  least: number;
}

const parser = new RegExpParser({ ecmaVersion: 2022 });

/** The fault of a bank's pattern; empty if it is valid and fast on every account number. */
export function patternFault(pattern: string): string {
  let read: AST.Pattern;
  try {
    read = parser.parsePattern(pattern);
  } catch (fault) {
    return `is not a regular expression: ${(fault as Error).message.replace(/^.*: /, '')}`;
  }
  try {
    if (anyOf(read.alternatives).ways <= mostWays) return '';
    return 'may take for ever on a number that does not fit; repeat no group that repeats, as (\\d+)+ does';
  } catch (fault) {
    return (fault as Error).message;
  }
}

function anyOf(alternatives: readonly AST.Alternative[]): Reading {
  const all = alternatives.map(({ elements }) => inARow(elements.map(readingOf)));
  return {
    ways: all.reduce((sum, { ways }) => sum + ways, 0),
    least: Math.min(...all.map(({ least }) => least)),
  };
}

const inARow = (all: readonly Reading[]): Reading => ({
  ways: all.reduce((product, { ways }) => product * ways, 1),
  least: all.reduce((sum, { least }) => sum + least, 0),
});

function readingOf(element: AST.Element): Reading {
  switch (element.type) {
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
      return { ways: 1, least: 1 };
    case 'Group':
    case 'CapturingGroup':
      return anyOf(element.alternatives);
    case 'Assertion':
      if (element.kind === 'lookahead' || element.kind === 'lookbehind') break;
      return { ways: 1, least: 0 };
    case 'Quantifier':
      return repeated(readingOf(element.element), element);
  }
  throw new Error(`has ${element.raw}; an account number needs signs, groups and repetitions alone`);
}

/** So many in a row, of which each may be read in its own way; no more than an account number has room for. */
function repeated({ ways, least }: Reading, { min, max }: AST.Quantifier): Reading {
  const room = Math.max(min, Math.min(max, Math.floor(accountNumberMost / Math.max(1, least))));
  let all = 0;
  for (let count = min; count <= room && all <= mostWays; count += 1) all += ways ** count;
  return { ways: all, least: least * min };
}
