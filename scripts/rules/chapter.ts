/** A part of the page: sentences by id (`R4.07`: section and number, without gaps), in sections. */
export interface Chapter {
  title: string;
  sections: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
