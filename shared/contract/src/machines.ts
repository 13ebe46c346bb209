/** A move of money between two accounts of the ledger, and the reason that statements show. */
interface Move {
  kind: string;
  from: string;
  to: string;
}

/** Who changes a state. */
type Actor = 'player' | 'operator' | 'gateway' | 'partner' | 'provider' | 'rules';

/** A state: which states may follow it, by whom, and what is posted when it begins. None follows a final state. */
interface State<Name extends PropertyKey> {
  next: { readonly [Next in Name]?: Actor };
  posts?: Move;
}

/** Checks that only states of the table follow its states. The first state of a table is where it begins. */
function machine<const Table extends { [Name in keyof Table]: State<keyof Table> }>(table: Table): Table {
  return table;
}

/** A state of a machine. */
export type StateOf<Table> = Extract<keyof Table, string>;

/**
 * A deposit (D6.01). An event that overtook another skips a state. Money that arrives for an abandoned deposit is
 * credited, because the gateway holds it. An approved deposit is taken back in parts, and repeatedly; what that posts
 * depends on the cash that is left.
 */
export const depositMachine = machine({
  created: { next: { pending: 'gateway', approved: 'gateway', declined: 'gateway', expired: 'gateway' } },
  pending: { next: { approved: 'gateway', declined: 'gateway', expired: 'gateway' } },
  approved: {
    next: { refunded: 'gateway', charged_back: 'gateway' },
    posts: { kind: 'deposit', from: 'gateway', to: 'cash' },
  },
  declined: { next: { approved: 'gateway' } },
  expired: { next: { approved: 'gateway' } },
  refunded: { next: { refunded: 'gateway', charged_back: 'gateway' } },
  charged_back: { next: { refunded: 'gateway', charged_back: 'gateway' } },
});

/**
 * A withdrawal (D6.02). Of a blocked player, and by rules of its site, it waits in review before it is submitted. One
 * that was submitted before the block is decided by the gateway.
 */
export const withdrawalMachine = machine({
  requested: {
    next: { review: 'rules', processing: 'gateway', paid: 'gateway', rejected: 'gateway' },
    posts: { kind: 'withdrawal_request', from: 'cash', to: 'reserved' },
  },
  review: { next: { requested: 'operator', processing: 'gateway', paid: 'gateway', rejected: 'operator' } },
  processing: { next: { paid: 'gateway', rejected: 'gateway' } },
  paid: { next: { returned: 'gateway' }, posts: { kind: 'withdrawal_paid', from: 'reserved', to: 'payouts' } },
  rejected: { next: {}, posts: { kind: 'withdrawal_rejected', from: 'reserved', to: 'cash' } },
  returned: { next: {}, posts: { kind: 'withdrawal_returned', from: 'payouts', to: 'cash' } },
});

/** The states of a payment: of a deposit or a withdrawal. */
export const paymentMachine = { ...depositMachine, ...withdrawalMachine };
export type PaymentState = StateOf<typeof paymentMachine>;

/** Unfinished payments: the gateway is asked about them. */
export const unfinished: readonly PaymentState[] = ['created', 'pending', 'requested', 'processing'];

/** Payments without a final state: unfinished ones, and withdrawals that wait for an operator. */
export const openPayments: readonly PaymentState[] = [...unfinished, 'review'];

/** Deposits whose money arrived, also if it was taken back since. */
export const credited = ['approved', 'refunded', 'charged_back'] as const satisfies readonly PaymentState[];

/**
 * A bet: a game round or a sports bet. A game may pay several times (free rounds), also after a loss; the settlement of
 * a sports bet is final. A bet that is rolled back before it arrives is refunded at once.
 */
export const betMachine = machine({
  open: { next: { won: 'provider', lost: 'provider', refunded: 'provider', cashed_out: 'player' } },
  won: { next: { won: 'provider' } },
  lost: { next: { won: 'provider' } },
  refunded: { next: {} },
  cashed_out: { next: {} },
});
export type BetState = StateOf<typeof betMachine>;

/** A call of a game provider that moves money: a bet may be rolled back, before or after it arrives. */
export const providerTransactionMachine = machine({
  done: { next: { void: 'provider' } },
  void: { next: {} },
});
export type ProviderTransactionState = StateOf<typeof providerTransactionMachine>;

/** A win above the limit of its site, which an operator decides. */
export const heldWinMachine = machine({
  held: { next: { released: 'operator', refused: 'operator' } },
  released: { next: {} },
  refused: { next: {} },
});
export type HeldWinState = StateOf<typeof heldWinMachine>;

/** An identity check. `failed` is final: what passes later contradicts it. */
export const identityMachine = machine({
  created: { next: { pending: 'partner', documents: 'partner', passed: 'partner', failed: 'partner' } },
  pending: { next: { documents: 'partner', passed: 'partner', failed: 'partner' } },
  documents: { next: { pending: 'partner', passed: 'partner', failed: 'partner' } },
  passed: { next: { failed: 'partner' } },
  failed: { next: {} },
});
export type IdentityState = StateOf<typeof identityMachine>;

/** A player's request for another name. */
export const nameRequestMachine = machine({
  open: { next: { accepted: 'operator', refused: 'operator', replaced: 'player' } },
  accepted: { next: {} },
  refused: { next: {} },
  replaced: { next: {} },
});
export type NameRequestState = StateOf<typeof nameRequestMachine>;

/** A player's request to end an indefinite self-exclusion, which staff answer. A new exclusion drops it. */
export const returnRequestMachine = machine({
  open: { next: { granted: 'operator', refused: 'operator', dropped: 'player' } },
  granted: { next: {} },
  refused: { next: {} },
  dropped: { next: {} },
});
export type ReturnRequestState = StateOf<typeof returnRequestMachine>;

/** The closing of an account. Money that returns opens it again. */
export const closureMachine = machine({
  closing: { next: { closed: 'rules' } },
  closed: { next: { closing: 'rules' } },
});
export type ClosureState = StateOf<typeof closureMachine>;

/** A message to support. */
export const ticketMachine = machine({
  waiting: { next: { answered: 'operator', closed: 'operator' } },
  answered: { next: {} },
  closed: { next: {} },
});
export type TicketState = StateOf<typeof ticketMachine>;

/** A message that leaves the site. Its content is dropped at the end. */
export const messageMachine = machine({
  pending: { next: { sent: 'partner', failed: 'partner', void: 'rules' } },
  sent: { next: {} },
  failed: { next: {} },
  void: { next: {} },
});
export type MessageState = StateOf<typeof messageMachine>;

/**
 * A bonus (docs/bonuses.md). One with wagering is active alone, others wait. `closing` ends once no bet with its money
 * is open. Only a free bet is `placed`: it is in an open bet.
 */
export const bonusMachine = machine({
  promised: { next: { review: 'rules', waiting: 'gateway', not_given: 'gateway' } },
  review: { next: { waiting: 'operator', not_given: 'operator' } },
  waiting: {
    next: { active: 'rules', expired: 'rules', cancelled: 'player', stopped: 'operator', reversed: 'gateway' },
  },
  active: {
    next: {
      placed: 'player',
      earned: 'rules',
      spent: 'rules',
      closing: 'rules',
      expired: 'rules',
      cancelled: 'player',
      given_up: 'player',
      stopped: 'operator',
      reversed: 'gateway',
    },
    posts: { kind: 'bonus_granted', from: 'offer', to: 'bonus' },
  },
  placed: { next: { active: 'provider', completed: 'provider', expired: 'provider' } },
  closing: {
    next: {
      earned: 'rules',
      expired: 'rules',
      cancelled: 'player',
      given_up: 'player',
      stopped: 'operator',
      spent: 'rules',
      reversed: 'gateway',
    },
  },
  earned: { next: { completed: 'rules', spent: 'rules', reversed: 'gateway' } },
  completed: {
    next: { active: 'provider', reversed: 'gateway' },
    posts: { kind: 'bonus_converted', from: 'bonus', to: 'cash' },
  },
  spent: { next: {} },
  expired: { next: {}, posts: { kind: 'bonus_ended', from: 'bonus', to: 'offer' } },
  cancelled: { next: {}, posts: { kind: 'bonus_ended', from: 'bonus', to: 'offer' } },
  given_up: { next: {}, posts: { kind: 'bonus_ended', from: 'bonus', to: 'offer' } },
  stopped: { next: {} },
  reversed: { next: {} },
  not_given: { next: { promised: 'player', waiting: 'gateway' } },
});
export type BonusState = StateOf<typeof bonusMachine>;
