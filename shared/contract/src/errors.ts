/**
 * The refusals that are shown in words (§8): each has a text in the `errors` bundle of every language. A new one is
 * a line here and a text in each language; a refusal with a key that is not here does not compile.
 */
export const refusals = [
  'aboveMaximum',
  'accountNumberFormat',
  'actionInvalid',
  'ageConfirmationRequired',
  'alreadyClaimed',
  'amountOutOfRange',
  'articleUnknown',
  'bankAccountKnown',
  'bankAccountUnknown',
  'belowMinimum',
  'betCancelled',
  'betInvalid',
  'betSettled',
  'betUnknown',
  'bodyTooLarge',
  'cashOutUnavailable',
  'categoryUnknown',
  'codeTooSoon',
  'codeWrong',
  'currencyMismatch',
  'gameUnknown',
  'holderNameMismatch',
  'identityDocuments',
  'identityFailed',
  'identityPending',
  'insufficientBalance',
  'insufficientTokens',
  'invalidCredentials',
  'invalidInput',
  'launchExpired',
  'legsRelated',
  'limitReached',
  'limitsUnanswered',
  'marketSuspended',
  'messageUnknown',
  'methodNotAllowed',
  'missionOpen',
  'missionUnknown',
  'notExcluded',
  'notFound',
  'nothingPending',
  'nothingToClaim',
  'passwordWrong',
  'paymentUnknown',
  'payoutTooHigh',
  'playExpired',
  'realityCheckDue',
  'requestIdReused',
  'rewardExpired',
  'roundOpen',
  'roundUnknown',
  'selectionUnknown',
  'selfExcluded',
  'sessionUnknown',
  'siteExpired',
  'sizesInvalid',
  'spinNotReady',
  'stakeInvalid',
  'stakeTooHigh',
  'stakeTooLow',
  'timeOut',
  'tooEarly',
  'tooFast',
  'tooManyAttempts',
  'tooManyFavourites',
  'tooManyRequests',
  'transactionConflict',
  'tryAgain',
  'unknownBank',
  'unknownMethod',
  'unknownOption',
  'unknownSite',
] as const;

/** Messages that end the session, whatever the call was (§8). */
export const sessionEnds = ['sessionExpired', 'BLOCK', 'CLOSE', 'permissionDenied'] as const;

/** What a call turns into that failed (§8). */
export const failures = ['disconnect', 'internalServerError', 'serviceUnavailable'] as const;

/** A key of the error catalogue: what `statusMessage` says where a call did not succeed. */
export type ErrorKey = (typeof refusals)[number] | (typeof sessionEnds)[number] | (typeof failures)[number];

/** What is wrong with a field: each has a text in the `validation` bundle of every language. */
export const fieldErrors = [
  'aboveMaximum',
  'accountIdFormat',
  'accountIdTaken',
  'accountNumberFormat',
  'amountFormat',
  'amountOverBalance',
  'amountTooHigh',
  'amountTooLow',
  'bankAccountKnown',
  'bankAccountUnknown',
  'belowMinimum',
  'betInvalid',
  'categoryUnknown',
  'codeFormat',
  'codeWrong',
  'controlCharacter',
  'dateFormat',
  'emailFormat',
  'holderNameMismatch',
  'insufficientBalance',
  'invalid',
  'legsRelated',
  'limitRequired',
  'marketSuspended',
  'messageTooShort',
  'mustAccept',
  'passwordTooCommon',
  'passwordTooLong',
  'passwordTooShort',
  'passwordUnchanged',
  'passwordWrong',
  'payoutTooHigh',
  'phoneFormat',
  'requestIdFormat',
  'required',
  'selectionUnknown',
  'sizesInvalid',
  'stakeInvalid',
  'stakeTooHigh',
  'stakeTooLow',
  'tooLong',
  'tooManyLegs',
  'tooYoung',
  'unknownBank',
  'unknownMethod',
  'unknownOption',
] as const;

type LimitReached = `limitReached.${'deposit' | 'loss' | 'stake' | 'session'}.${'day' | 'week' | 'month'}`;

/** A key of the `validation` bundle. */
export type FieldErrorKey = (typeof fieldErrors)[number] | LimitReached;

/** Narrows text, such as the message of a schema, to a key of the `validation` bundle. */
export function isFieldError(message: string): message is FieldErrorKey {
  return fieldErrors.some((key) => key === message);
}
