/** What a role can permit, with its meaning. A grant gives a role to a staff member for one site or for all. */
export const permissions = {
  'staff.read': 'see staff members, roles and what waits for a second person',
  'staff.manage': 'add staff members, give and end roles, make keys, set thresholds',
  approve: 'be the second person for acts that the same role permits',
  'audit.read': 'read and export the audit',
  'players.find': 'find players; personal data is masked',
  'players.read': 'read what is known of a player',
  'players.block': 'block and unblock players, end their sessions, write notes',
  'players.protect': 'lower limits, begin breaks and exclusions on a player’s behalf',
  'players.identity': 'decide identity checks, correct names, take lost sign-in factors away',
  'players.close': 'close accounts, export personal data, decide links between persons',
  'players.gifts': 'allow gifts that were refused',
  'messages.answer': 'read and answer what people write by the contact form',
  'money.read': 'see payments, bets and what waits for a decision',
  'money.review': 'approve and refuse withdrawals in review',
  'money.adjust': 'correct cash by hand',
  'money.reconcile': 'resolve differences with payment gateways, decide held wins',
  'bonuses.read': 'see offers, bonuses, and what they cost',
  'bonuses.grant': 'give bonuses by hand, end them, decide claims that wait',
  'bonuses.stop': 'end offers for good, give open bonuses more days',
  'sports.settle': 'void bets, markets and matches, settle them again',
  'switches.stop': 'switch games, sports, methods and other parts off',
  'switches.open': 'switch them on again',
  'releases.read': 'see what is released, canaries, and what was withdrawn',
  'releases.stop': 'go back to a version, withdraw one, end canaries, switch a remote off',
  'releases.promote': 'give canaries to more visitors, switch a remote on',
  'figures.read': 'see figures of money and play, what waits and what is broken',
  'system.read': 'see jobs, searches and figures',
  'system.retry': 'have background work that failed tried at once',
} as const;

/** The key of a permission. */
export type Permission = keyof typeof permissions;

/** Narrows text to a permission. */
export const isPermission = (text: string): text is Permission => Object.hasOwn(permissions, text);
