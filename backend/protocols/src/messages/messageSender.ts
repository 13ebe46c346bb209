export type Channel = 'sms' | 'email';

/** A message to one person, such as a one-time code. */
export interface Message {
  /** A UUID; the idempotency key. */
  message_id: string;
  /** The sending site: its domain name and display name. */
  site: string;
  site_name: string;
  channel: Channel;
  /** A telephone number with its country code, or an e-mail address. */
  recipient: string;
  /** Of an e-mail; empty for a text message. */
  subject: string;
  /** Plain text. */
  body: string;
  /** Of an e-mail: a whole document that says the same as `body`, without pictures, scripts or links. */
  html?: string | undefined;
  /** BCP 47. */
  language: string;
  /** Milliseconds since 1970; useless afterwards. */
  expires_at: number;
}

/**
 * The outcome of a message: accepted, sent, or refused permanently. A refusal has a reason in one word:
 * `unknownRecipient` …
 */
export interface MessageOutcome {
  status: 'accepted' | 'sent' | 'refused';
  reason?: string | undefined;
}

/** Sends messages to people. Throws if the outcome is unknown; retrying is safe. */
export interface MessageSender {
  send(message: Message): Promise<MessageOutcome>;
}
