import type { SettlementKind, SettlementOutcome } from '@marquee/contract/staff/settlementKinds';

/** Kinds of rows. */
export const kindTexts: Record<SettlementKind, string> = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  refunded: 'refunded',
  charged_back: 'charged back',
  returned: 'returned',
};

/** How a row and the books compare. */
export const outcomeTexts: Record<SettlementOutcome, string> = {
  matched: 'the same',
  missingHere: 'missing in our books',
  missingThere: 'missing in the file',
  different: 'different',
  twice: 'twice in the file',
};

/** What proved a difference. */
export const proofTexts = {
  event: 'an event of the gateway',
  laterFile: 'a later file',
  answer: 'the gateway’s answer',
  decision: 'a decision of two persons',
} as const;
