/**
 * What is wrong with a reading of the feed. The code is a word of ours and a place in the protocol, and quotes no data.
 */
export class FeedFault extends Error {
  override readonly name = 'FeedFault';

  constructor(readonly code: string) {
    super(code);
  }
}
