import type { FormErrors } from '@marquee/sdk';

/** A message as the form holds it. */
export interface ContactMessage {
  full_name: string;
  contact_email: string;
  message: string;
}

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with a message before it is sent; keys of the validation texts. The server checks again. */
export function contactErrors({ full_name, contact_email, message }: ContactMessage): FormErrors<ContactMessage> {
  return {
    ...(full_name.trim().length < 2 && { full_name: 'required' }),
    ...(!email.test(contact_email.trim()) && { contact_email: 'emailFormat' }),
    ...(message.trim().length < 10 && { message: 'messageTooShort' }),
  };
}
