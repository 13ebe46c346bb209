/**
 * Passwords that guessers try first, of eight characters and more (shorter ones are refused anyway), in lower case. Patterns
 * below catch whole families, so the list holds only what has no pattern.
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

const listed = new Set(words.trim().split(/\s+/));

const rows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz'];
const runs = rows.flatMap((row) => [row.repeat(3), [...row.repeat(3)].reverse().join('')]);

/** What is left of a password without the ornaments that people add: case, digits and signs at its end. */
const bare = (password: string) => password.toLowerCase().replace(/[\d!?.@#$*_-]+$/u, '');

/**
 * Whether a password is on the list of common ones, or is of a family that is as easy: one character or short group
 * repeated, a run along the keyboard, a date, the site's or the player's own name with ornaments.
 */
export function isCommonPassword(password: string, own: readonly string[]): boolean {
  const lower = password.toLowerCase();
  if (listed.has(lower) || listed.has(bare(lower))) return true;
  if (/^(.{1,4})\1+$/u.test(lower)) return true;
  if (runs.some((run) => run.includes(lower))) return true;
  if (/^(19|20)\d{6}$|^\d{6}(19|20)\d{2}$/.test(lower)) return true;
  return own.some((name) => name.length >= 4 && (lower === name.toLowerCase() || bare(lower) === bare(name)));
}
