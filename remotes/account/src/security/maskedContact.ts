/** Masks a phone number so that only its owner recognises it: `+639171234567` → `+63•••••4567`. */
export function maskedPhone(phone: string): string {
  const shown = phone.startsWith('+') ? 3 : 2;
  const hidden = phone.length - shown - 4;
  return hidden < 2 ? `•••${phone.slice(-2)}` : `${phone.slice(0, shown)}${'•'.repeat(hidden)}${phone.slice(-4)}`;
}

/** Masks an e-mail address: `maria@example.com` → `ma•••@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, Math.max(0, at - 1)))}•••${at < 0 ? '' : email.slice(at)}`;
}
