const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/**
 * Converts the digits of every script to 0–9, and separators between them to comma or point: `२५०`, `２５０` and `٢٥٠` are
 * 250. Fields and calls use this for all typed numbers.
 */
export function asciiDigits(text: string): string {
  return text
    .replace(/[٬，]/g, ',')
    .replace(/[٫．]/g, '.')
    .replace(/[^\P{Nd}0-9]/gu, (sign) => {
      // Unicode digits of a script are consecutive from zero, so adjacent blocks are complete.
      const code = sign.codePointAt(0) ?? 0;
      let zero = code;
      while (isDigit(zero - 1)) zero--;
      return String((code - zero) % 10);
    });
}
