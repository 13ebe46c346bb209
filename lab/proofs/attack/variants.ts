import { deposit, exclude } from './leaving';
import type { Stage } from './stage';
import { type Attack, Count } from './tally';

const [name, born, contact_phone] = ['Tamara Norman', '1975-06-07', '+639180009911'];

/** What an excluded person changes in a new account: name, birth date, and whether the telephone is the same. */
const changes: readonly (readonly [what: string, name: string, born?: string, isPhoneSame?: boolean])[] = [
  ['one letter, the same telephone', 'Tamora Norman', born, true],
  ['a middle name, the same telephone', 'Tamara Rose Norman', born, true],
  ['another surname, the same telephone', 'Tamara Reyes', born, true],
  ['the birth date, the same telephone', name, '1975-06-08', true],
  ['the whole name, the same telephone', 'Sue Other', born, true],
  ['one letter', 'Tamora Norman'],
  ['a letter more', 'Tammara Norman'],
  ['two letters exchanged', 'Tamara Nroman'],
  ['a middle name', 'Tamara Rose Norman'],
  ['a capital of Cyrillic', 'Тamara Norman'],
  ['a capital of Greek', 'Tamara Νorman'],
  ['small letters of Cyrillic', 'Tаmаrа Nоrmаn'],
  ['rn for m', 'Tarnara Norrnan'],
  ['joined names', 'TamaraNorman'],
  ['an initial', 'T. Norman'],
  ['the order', 'NORMAN, Tamara'],
  ['the width', 'Ｔamara Ｎorman'],
];

/** An excluded person who changes a little of what they type, and returns. */
export const variants: Attack<Stage> = {
  name: 'variants',
  async run(stage) {
    const count = new Count();
    count.mustWork(await exclude(await stage.player(0, born, name, { contact_phone })), 'a self-exclusion');
    for (const [what, typed, date = born, isPhoneSame] of changes) {
      const isAccepted = await stage.player(0, date, typed, isPhoneSame ? { contact_phone } : {}).then(
        async (again) => (await deposit(again)).statusCode === 1,
        () => false,
      );
      count.note(!isAccepted);
      count.harmIf(isAccepted, `who is excluded deposits after changing ${what}`);
    }
    return count;
  },
};
