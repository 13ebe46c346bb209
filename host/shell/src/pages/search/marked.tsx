import { Fragment, type ReactNode } from 'react';

/** Text without case and accents; every letter keeps its index. */
const plain = (text: string) =>
  [...text].map((letter) => {
    const folded = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return folded.length === letter.length ? folded : letter;
  });

/** Ranges of letters where searched words begin, in order and not overlapping. */
export function rangesOf(text: string, marks: readonly string[]): [from: number, to: number][] {
  const letters = plain(text);
  const folded = letters.join('');
  const found: [number, number][] = [];
  const longest = [...marks].filter((mark) => mark.length > 0).sort((a, b) => b.length - a.length);
  for (let at = 0; at < folded.length; at++) {
    const isStart = at === 0 || !/[\p{L}\p{N}]/u.test(folded[at - 1] ?? '') || /\p{Script=Han}/u.test(folded[at] ?? '');
    const mark = isStart ? longest.find((one) => folded.startsWith(one, at)) : undefined;
    if (mark === undefined) continue;
    found.push([at, at + mark.length]);
    at += mark.length - 1;
  }
  return found;
}

/** A text with the searched words highlighted. */
export function Marked({ text, marks }: { text: string; marks: readonly string[] }): ReactNode {
  const ranges = rangesOf(text, marks);
  if (ranges.length === 0) return text;
  let last = 0;
  return (
    <>
      {ranges.map(([from, to]) => {
        const before = text.slice(last, from);
        last = to;
        return (
          <Fragment key={from}>
            <span>{before}</span>
            <mark>{text.slice(from, to)}</mark>
          </Fragment>
        );
      })}
      <span>{text.slice(last)}</span>
    </>
  );
}
