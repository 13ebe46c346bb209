/** What a message is sent over. */
export type Channel = 'sms' | 'email';

/** Something that is sent to one person: today a one-time code. */
export interface Message {
  /** A UUID. The same message may be handed over again with the same id, and is sent once. */
  message_id: string;
  /** The site that it comes from: its domain name, and its name as people know it. */
  site: string;
  site_name: string;
  channel: Channel;
  /** A telephone number with its country code, or an e-mail address. */
  recipient: string;
  /** Of an e-mail; empty for a text message. */
  subject: string;
  body: string;
  /** BCP 47. */
  language: string;
  /** Milliseconds since 1970: sent later, it is of no use. */
  expires_at: number;
}

/**
 * What became of a message: taken for sending, sent, or refused for good. A refusal has a reason in one word:
 * `unknownRecipient` …
 */
export interface MessageOutcome {
  status: 'accepted' | 'sent' | 'refused';
  reason?: string | undefined;
}

/** Sends messages to people. Throws where it is not known what became of one: a repeat is safe. */
export interface MessageSender {
  send(message: Message): Promise<MessageOutcome>;
}
