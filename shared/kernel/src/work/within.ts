/** Thrown by `within`. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow';
  readonly code = 'ETIMEDOUT';
}

/** Waits for work for at most `milliseconds`; then rejects with TooSlow, and the work goes on unwatched. */
export async function within<Value>(milliseconds: number, what: string, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooSlow(`${what} takes longer than ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
