/** An invalid reading of the feed. The code is one of ours with a location in the protocol, and quotes no data. */
export class FeedFault extends Error {
  override readonly name = 'FeedFault';

  constructor(readonly code: string) {
    super(code);
  }
}
