declare module 'unicode-confusables' {
  /** Replaces each lookalike by its letter in UTS 39's table. */
  export function rectifyConfusion(text: string): string;
}
