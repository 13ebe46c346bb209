import type { ReleaseEvent } from '@marquee/federation-release/overview/events';

/** The forms of a message: one for programs, and one that Slack and what follows it show. */
export type MessageForm = 'json' | 'chat';

/** Longest text of others in a message. */
const longest = 300;

/** A text of others: one line, and short. */
const plain = (text: string) =>
  text
    .replace(/\p{C}|\s/gu, ' ')
    .trim()
    .slice(0, longest);

/** A text of others for a chat: as code it calls nobody and leads nowhere, and its own marks cannot end it. */
const escaped = (text: string) =>
  `\`${plain(text).replace(/`/g, "'").replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')}\``;

type Write = (text: string) => string;

const heads: Record<ReleaseEvent['type'], string> = {
  'release.live': 'Live',
  'release.refused': 'Refused by the gate',
  'canary.started': 'Canary started',
  'canary.stepped': 'Canary goes on',
  'canary.finished': 'Canary is live for everybody',
  'canary.stopped': 'Canary stopped, as it is worse',
  'version.withdrawn': 'Withdrawn',
  'version.failing': 'Fails, and stays',
  'remote.off': 'Switched off',
  'remote.on': 'Switched on',
};

/** An event as a sentence or two; `write` marks what others wrote. */
function sentence(
  { type, remote, version, percent, evidence, who, reason, rules }: ReleaseEvent,
  write: Write,
): string {
  const name = write(version ? `${remote}@${version}` : remote);
  const seen =
    evidence && `failed for ${evidence.failed} of ${evidence.visitors} visitors in ${evidence.networks} networks`;
  const parts = [
    `${heads[type]}: ${name}`,
    percent !== undefined && `${percent} %`,
    rules && rules.length > 0 && rules.map(({ rule, cure }) => `${write(rule)}: ${write(cure)}`).join('; '),
    seen,
    evidence?.before && `${write(evidence.before.version)} before it failed for ${evidence.before.failed} of as many`,
    evidence && `cause ${write(evidence.cause)} at ${write(evidence.place)}`,
    who && `by ${write(who)}`,
    reason && !evidence && `why: ${write(reason)}`,
    reason && type === 'version.failing' && `it stays, as ${reason}`,
  ];
  return parts.filter(Boolean).join('. ');
}

/** The body of a message. */
export function bodyOf(event: ReleaseEvent, form: MessageForm): string {
  if (form === 'chat') return JSON.stringify({ text: sentence(event, escaped) });
  const { id: _, type, at, ...data } = event;
  return JSON.stringify({ type, timestamp: at, data: { ...data, text: sentence(event, plain) } });
}
