/**
 * A payment that is not made yet: one of the choices, an amount in minor units, and the key that makes a repeated
 * sending the same payment.
 */
export interface PaymentDraft {
  choice: string;
  amount: number;
  requestId: string;
  /** It is on its way: what became of it must be asked before it is sent again. */
  sent?: boolean;
}

/**
 * The draft that a history entry carries, if it is one. It stands there, and not in the address, so that the browser's
 * own back and reload lead through the steps, and nobody who is sent the address has it.
 */
export function draftOf(entry: unknown): PaymentDraft | null {
  const draft = (entry as { draft?: Partial<PaymentDraft> } | null)?.draft;
  const { choice, amount, requestId, sent } = draft ?? {};
  if (typeof choice !== 'string' || typeof requestId !== 'string') return null;
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0) return null;
  return { choice, amount, requestId, ...(sent === true && { sent }) };
}

/** What is had at most, minor units; an amount above it is wrong by `error`, a key of the `validation` bundle. */
export interface Cap {
  most: number;
  error: string;
}

/** What is wrong with an amount (minor units), as a key of the `validation` bundle. */
export function amountError(
  amount: number | null,
  { minimum, maximum, cap }: { minimum: number; maximum: number; cap?: Cap | undefined },
): string | undefined {
  if (amount === null) return 'amountFormat';
  if (amount < minimum) return 'amountTooLow';
  if (amount > maximum) return 'amountTooHigh';
  return cap && amount > cap.most ? cap.error : undefined;
}
