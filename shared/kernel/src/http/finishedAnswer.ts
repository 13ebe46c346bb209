const finished = Symbol('finished');

/**
 * A response with complete headers, including its request id: middleware neither reads nor adds any (`isFinished`).
 * Reading one would materialise all headers, which is the most expensive part of serving a cached page.
 */
export function finishedAnswer(body: Uint8Array<ArrayBuffer> | null, init: ResponseInit): Response {
  return Object.assign(new Response(body, init), { [finished]: true });
}

/** Whether a response was made by `finishedAnswer`; false for a clone. */
export const isFinished = (answer: Response): boolean => finished in answer;
