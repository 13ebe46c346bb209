declare module 'unicode-confusables' {
  /** Puts the letter of UTS 39's table in place of each that looks like it. */
  export function rectifyConfusion(text: string): string;
}
