/** A question of the site's FAQs with its answer, both as plain text. */
export interface Question {
  question: string;
  answer: string;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'", nbsp: ' ' };

/** The text of sanitised HTML. */
function plain(html: string): string {
  return html
    .replace(/<\/?(?:p|br|li|ul|ol|div|h\d|tr|td|th)\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Forms in which the CMS has questions: `<details>` with `<summary>`, or a heading with the content that follows. */
const shapes = [
  /<details[^>]*>\s*<summary[^>]*>(.*?)<\/summary>(.*?)<\/details>/gs,
  /<h[2-4][^>]*>(.*?)<\/h[2-4]>(.*?)(?=<h[2-4]|$)/gs,
];

/** The questions and answers in the body of the FAQs page. */
export function questionsIn(body: string): Question[] {
  for (const shape of shapes) {
    const found = [...body.matchAll(shape)]
      .map(([, question = '', answer = '']) => ({ question: plain(question), answer: plain(answer) }))
      .filter(({ question, answer }) => question && answer);
    if (found.length > 0) return found;
  }
  return [];
}
