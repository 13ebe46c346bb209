const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/**
 * A text with the digits of every script as 0 to 9: `२५०`, `２５０` and `٢٥٠` are 250, and what stands between digits
 * there is a comma or a point. Fields and calls read what people type by this alone.
 */
export function asciiDigits(text: string): string {
  return text
    .replace(/[٬，]/g, ',')
    .replace(/[٫．]/g, '.')
    .replace(/[^\P{Nd}0-9]/gu, (sign) => {
      // Unicode has the digits of a script in a row from its zero, and rows that touch are whole ones.
      const code = sign.codePointAt(0) ?? 0;
      let zero = code;
      while (isDigit(zero - 1)) zero--;
      return String((code - zero) % 10);
    });
}
