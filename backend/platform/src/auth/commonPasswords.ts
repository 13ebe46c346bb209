import { skeletonOf } from '../persons/skeleton';

/**
 * Common passwords, in lower case, that the package's list lacks: of our languages and our industry. The patterns below
 * catch whole families.
 */
const words = `
password passw0rd p@ssword p@ssw0rd pa55word pa55w0rd password! passwort motdepasse contraseña
qwertyui qwertyuiop qwerty123 qwerty12 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 zaq12wsx zxcvbnm1 asdfghjk asdfghjkl asdfasdf
q1w2e3r4 qazwsxedc zxcvbnm, adgjmptw 1234qwer qwer1234 asdf1234 abcd1234 abc12345 a1b2c3d4 aa123456 123abc123
iloveyou iloveyou1 iloveyou2 iloveu123 sunshine princess football baseball basketball superman batman123 starwars
trustno1 whatever michael1 michelle jennifer jessica1 charlie1 computer internet corvette mercedes ferrari1 samsung1
welcome1 welcome123 letmein1 letmein123 changeme change123 administrator admin123 admin1234 administrador default1 guest123
dragon123 monkey123 shadow123 master123 killer123 hello123 freedom1 secret123 test1234 testtest testing1 login123
liverpool chelsea1 arsenal1 barcelona realmadrid manchester juventus1 pokemon1 nintendo minecraft roblox123 fortnite
butterfly chocolate cheese123 summer123 winter123 spring123 autumn123 jordan23 elephant hellokitty mahalkita tagumpay
anhyeuem matkhau1 matkhau123 kumainlove indonesia malaysia philippines pilipinas vietnam1 nepal123 russia123 casino123
jackpot1 jackpot777 lucky777 lucky123 lucky888 poker123 betting1 gambling
`;

/** Signs and digits that stand for letters, and letters that look alike. */
const lookalikes: Record<string, string> = {
  ...{ '0': 'o', '1': 'i', '2': 'z', '3': 'e', '4': 'a', '5': 's', '6': 'g', '7': 't', '8': 'b', '9': 'g' },
  ...{ l: 'i', '!': 'i', '|': 'i', '@': 'a', $: 's', '+': 't', '€': 'e' },
};

/** A password with lookalikes replaced by their letters. */
const skeleton = (text: string) => [...text].map((sign) => lookalikes[sign] ?? sign).join('');

/** The normalised forms of all listed passwords; loaded on first use, because it takes a moment. */
let listed: Promise<ReadonlySet<string>> | undefined;
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const common = dictionary['passwords-common'] as readonly string[];
  return new Set([...common, ...words.trim().split(/\s+/)].map(skeleton));
}

const rows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz'];
const runs = rows.flatMap((row) => [row.repeat(3), [...row.repeat(3)].reverse().join('')]);

/** The password without leading and trailing digits and signs, as long as more than half of it remains. */
function bareForms(lower: string): string[] {
  const [ornaments = ''] = /[^\p{L}]*$/u.exec(lower) ?? [];
  const behind = Array.from(ornaments, (_, count) => lower.slice(0, -count - 1));
  const around = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return [...behind, around].filter((form) => form.length >= 4 && form.length * 2 >= lower.length);
}

/**
 * Whether a password is common or easy to guess. It is normalised (Unicode form, case, signs for letters, lookalikes,
 * invisible signs, decoration) and looked up in a list of 49,000. Also refused: one repeated character, short group or
 * listed word, keyboard runs, dates, and the site's or the player's own name with decoration.
 */
export async function isCommonPassword(password: string, own: readonly string[]): Promise<boolean> {
  listed ??= readList();
  const list = await listed;
  return [password.normalize('NFKC').toLowerCase(), skeletonOf(password)].some((lower) => isCommon(lower, own, list));
}

/**
 * Whether a password is a listed one with one or two letters replaced by foreign ones: `passwırd`. Takes some ms; only
 * run for such passwords.
 */
function isDisguised(form: string, list: ReadonlySet<string>): boolean {
  const signs = [...form];
  const foreign = signs.filter((sign) => sign > '~').length;
  if (foreign === 0 || foreign > 2 || signs.length < 6) return false;
  const isLike = (word: string) => signs.every((sign, at) => sign > '~' || sign === word[at]);
  for (const word of list) if (word.length === signs.length && isLike(word)) return true;
  return false;
}

function isCommon(lower: string, own: readonly string[], list: ReadonlySet<string>): boolean {
  const forms = [lower, ...bareForms(lower)].map(skeleton);
  if (forms.some((form) => list.has(form) || isDisguised(form, list))) return true;
  const [, repeated] = /^(.+?)\1+$/u.exec(lower) ?? [];
  if (repeated && (repeated.length <= 4 || list.has(skeleton(repeated)))) return true;
  if (runs.some((run) => run.includes(lower))) return true;
  if (/^(19|20)\d{6}$|^\d{6}(19|20)\d{2}$/.test(lower)) return true;
  const names = own.map((name) => name.toLowerCase()).filter((name) => name.length >= 4);
  return names.flatMap((name) => [name, ...bareForms(name)]).some((name) => forms.includes(skeleton(name)));
}
