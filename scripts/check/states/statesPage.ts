import {
  betMachine,
  closureMachine,
  depositMachine,
  heldWinMachine,
  identityMachine,
  messageMachine,
  nameRequestMachine,
  providerTransactionMachine,
  ticketMachine,
  withdrawalMachine,
} from '../../../shared/contract/src/machines';

interface State {
  next: Readonly<Record<string, string>>;
  posts?: { from: string; to: string };
}

type Table = Record<string, State>;

const machines: [title: string, table: string, machine: Table][] = [
  ['Deposit', 'payments', depositMachine],
  ['Withdrawal', 'payments', withdrawalMachine],
  ['Bet', 'bets', betMachine],
  ['Call of a game provider', 'provider_transactions', providerTransactionMachine],
  ['Held win', 'held_wins', heldWinMachine],
  ['Identity check', 'identity_checks', identityMachine],
  ['Request for another name', 'name_requests', nameRequestMachine],
  ['Closing of an account', 'account_closures', closureMachine],
  ['Message to support', 'contact_messages', ticketMachine],
  ['Outgoing message', 'messages', messageMachine],
];

const posted = (state: State | undefined) => state?.posts && `${state.posts.from} to ${state.posts.to}`;

/** A machine as a Mermaid state diagram. The first state posts only where the machine begins. */
function diagram(machine: Table): string {
  const [first = ''] = Object.keys(machine);
  const arrow = (from: string, to: string, words: (string | undefined)[]) =>
    `  ${from} --> ${to}${words.some(Boolean) ? `: ${words.filter(Boolean).join(', ')}` : ''}`;
  const arrows = Object.entries(machine).flatMap(([from, { next }]) => {
    const following = Object.entries(next);
    if (following.length === 0) return [arrow(from, '[*]', [])];
    return following.map(([to, by]) => arrow(from, to, [by, to === first ? undefined : posted(machine[to])]));
  });
  return ['stateDiagram-v2', arrow('[*]', first, [posted(machine[first])]), ...arrows].join('\n');
}

/** The text of `docs/states.md`. */
export function statesPage(): string {
  const parts = machines.map(
    ([title, table, machine]) => `## ${title}\n\nTable \`${table}\`.\n\n\`\`\`mermaid\n${diagram(machine)}\n\`\`\`\n`,
  );
  return `# States

The states of what has some, from the tables in [machines.ts](../shared/contract/src/machines.ts). Each arrow says who
changes the state, and what that posts in the [ledger](ledger.md). \`npm run states\` writes this page.

${parts.join('\n')}`;
}
