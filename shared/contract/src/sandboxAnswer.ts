import type { CallName } from './calls';

/** How the next answer fails: a closed connection, no answer, or an answer that is no envelope. */
export type SandboxFault = 'close' | 'hang' | 'html';

/** A fake answer that the sandbox gives to a call on request. */
export interface SandboxAnswer {
  call: CallName;
  /** HTTP status; 200 by default. */
  http?: number;
  /** The body, or how the answer fails. */
  answer: Record<string, unknown> | SandboxFault;
}

/** The cookie with the fake answer, as JSON. Only a sandbox backend reads it. */
export const sandboxAnswerCookie = 'sandbox-answer';
