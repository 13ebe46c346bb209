/** A payment before it is submitted: choice, amount in minor units, and idempotency key. */
export interface PaymentDraft {
  choice: string;
  amount: number;
  requestId: string;
  /** The code of the chosen bonus offer, empty for none; missing if the player was not asked. */
  offer?: string;
  promoCode?: string;
  /** It was submitted: query the outcome before submitting again. */
  sent?: boolean;
}

/**
 * The draft in a history entry, if valid. It is not in the URL, so that back and reload work, and sharing the URL does
 * not share it.
 */
export function draftOf(entry: unknown): PaymentDraft | null {
  const draft = (entry as { draft?: Partial<PaymentDraft> } | null)?.draft;
  const { choice, amount, requestId, offer, promoCode, sent } = draft ?? {};
  if (typeof choice !== 'string' || typeof requestId !== 'string') return null;
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0) return null;
  return {
    ...{ choice, amount, requestId },
    ...(typeof offer === 'string' && { offer }),
    ...(typeof promoCode === 'string' && { promoCode }),
    ...(sent === true && { sent }),
  };
}

/** A maximum, minor units; amounts above it get `error`, a key of the `validation` bundle. */
export interface Cap {
  most: number;
  error: string;
}

/** The fault of an amount (minor units), as a key of the `validation` bundle. */
export function amountError(
  amount: number | null,
  { minimum, maximum, cap }: { minimum: number; maximum: number; cap?: Cap | undefined },
): string | undefined {
  if (amount === null) return 'amountFormat';
  if (amount < minimum) return 'amountTooLow';
  if (amount > maximum) return 'amountTooHigh';
  return cap && amount > cap.most ? cap.error : undefined;
}
