/** A message's plain text; `{amount}` and `{name}` are filled in. */
export interface NewsText {
  title: string;
  body: string;
}
