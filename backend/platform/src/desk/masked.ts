/** The first sign of a text and a mark that there is more. */
const begun = (text: string) => (text ? `${Array.from(text)[0]}…` : '');

/** A name with all but its last part shortened: `M… Garcia`; a name of one part is `G…`. */
export function maskedName(name: string): string {
  const parts = name.split(/\s+/).filter(Boolean);
  const last = parts.length > 1 ? parts.pop() : undefined;
  return [...parts.map(begun), ...(last ? [last] : [])].join(' ');
}

/** An e-mail address as `a…@e…`. */
export function maskedEmail(email: string): string {
  const [box = '', domain = ''] = email.split('@');
  return email && `${begun(box)}@${begun(domain)}`;
}

/** A telephone by its last three digits: `•••123`. */
export const maskedPhone = (phone: string): string => phone && `•••${phone.slice(-3)}`;
