/** Something that is sent to a person's telephone. */
export interface Message {
  site: string;
  recipient: string;
  body: string;
  at: number;
}

/** Sends messages to people. It may fail; nothing waits for the message to arrive. */
export interface MessageSender {
  send(message: Message): Promise<void>;
}
