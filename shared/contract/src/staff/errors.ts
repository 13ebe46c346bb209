/**
 * Refusals of staff calls, with their English text. Staff read English; players' refusals (`../errors.ts`) have a text
 * in every language. To add one, add a line here.
 */
export const staffErrors = {
  aboveCeiling: 'This is more than this person’s roles allow at once.',
  approvalByAsker: 'Who asked cannot approve. Another person must do it.',
  approvalByMaker: 'The request or its threshold comes from this person, or the role from one of the two. Ask a third.',
  approvalByPayee: 'The money would go to this person’s own account. Another person must do it.',
  approvalGone: 'This request does not wait for a second person any more.',
  caseTaken: 'This case was used for another correction.',
  caseUsed: 'This case was used before.',
  causeExceeded: 'All compensations together would be more than what they are for.',
  causeMissing: 'A compensation names the payment, bet or round that it is for.',
  causeUnknown: 'This is no payment, bet or round of the player.',
  closingBegun: 'The account is closed, or is being closed.',
  codeUnknown: 'No command waits with this code. Compare it with the one shown where you started, or begin again.',
  companyAway: 'The company’s sign-in does not answer. Try again.',
  companyFailed: 'The company’s sign-in did not work. Begin again.',
  companyRefused: 'This company account does not sign anybody in here. Use the link that you were given first.',
  companyUnverified: 'The company has not verified the e-mail address of this account.',
  forPayee: 'This is this person’s own account. Another person must do it.',
  grantBeyond: 'Nobody can give rights that they do not have there themselves.',
  grantExcluded: 'This person has a role there that excludes this one.',
  grantToSelf: 'Nobody can give rights to themselves. Another person must do it.',
  insufficientBalance: 'The player’s cash does not suffice.',
  internalServerError: 'A fault of ours. It is in the log under the given number.',
  invalidInput: 'Something in the request is not valid.',
  maybeAtGateway: 'The gateway may know of it. Ask there; say that you are sure if it knows of none.',
  linkGone: 'This link was used, has ended or was replaced by a newer one. Ask for a new one.',
  memberBlocked: 'This account is blocked. Ask whoever manages staff.',
  memberKnown: 'There is a staff member with this e-mail address.',
  memberSignsIn: 'This person can sign in already. If they cannot, reset it first, which takes two.',
  methodNotAllowed: 'Staff calls are sent by POST.',
  noCompany: 'Company accounts are not set up here.',
  noDesk: 'The desk does not answer.',
  noSession: 'Nobody is signed in, or the session has ended. Sign in again.',
  notBlocked: 'The player is not blocked from this.',
  notFound: 'There is no such call.',
  notHeld: 'This win is not held any more.',
  nothingToDecide: 'There is nothing to decide, or it is decided.',
  notInReview: 'This withdrawal does not wait for a review.',
  notOpen: 'This is closed already: the gateway’s own word proves it.',
  onlyLower: 'The player has a lower limit. Only a lower one can be set here.',
  ownerExists: 'There are staff members already. Say --further to add an owner from the console.',
  passkeyRefused: 'The passkey was not accepted. Try again, or use another one.',
  permissionMissing: 'No role of this person permits it here.',
  reasonMissing: 'This needs a reason.',
  requestChanged: 'What was asked for has changed since. Ask again.',
  requestIdReused: 'This request id was used for something else.',
  serviceUnavailable: 'The database does not answer. Try again.',
  stepUpNeeded: 'This needs a fresh confirmation with the passkey.',
  targetUnknown: 'There is nothing by this id at this site.',
  tooEarly: 'It is less than a day ago. Try again later.',
  tooManyRequests: 'Too many requests. Wait a minute.',
  unknownOption: 'The site’s jurisdiction does not offer this.',
  unknownSite: 'There is no such site.',
} as const;

/** `statusMessage` of a refused staff call. */
export type StaffErrorKey = keyof typeof staffErrors;

/** Narrows text to the key of a staff refusal. */
export const isStaffError = (text: string): text is StaffErrorKey => Object.hasOwn(staffErrors, text);
