const finished = Symbol('finished');

/**
 * An answer that has all of its headers, the id of its request among them: whoever stands between it and the visitor
 * neither reads nor adds any (`isFinished`). Reading one makes an object of all of them, which costs more than
 * everything else of a page that is kept.
 */
export function finishedAnswer(body: Uint8Array<ArrayBuffer> | null, init: ResponseInit): Response {
  return Object.assign(new Response(body, init), { [finished]: true });
}

/** Whether an answer was made by `finishedAnswer`. A copy of one was not. */
export const isFinished = (answer: Response): boolean => finished in answer;
