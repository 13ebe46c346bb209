import type { CallName } from './calls';

/**
 * How the next answer to a call fails: a connection that closes, an answer that never comes, or one that is no
 * envelope.
 */
export type SandboxFault = 'close' | 'hang' | 'html';

/** What the sandbox is asked to answer to a call instead of the truth. */
export interface SandboxAnswer {
  call: CallName;
  /** HTTP status; 200 unless said. */
  http?: number;
  /** The body as it is, or the way in which there is none. */
  answer: Record<string, unknown> | SandboxFault;
}

/** The cookie that carries it, as JSON. Only a sandbox backend reads it. */
export const sandboxAnswerCookie = 'sandbox-answer';
