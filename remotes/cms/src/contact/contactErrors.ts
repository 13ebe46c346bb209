import type { FormErrors } from '@marquee/sdk';

/** The form's values. */
export interface ContactMessage {
  full_name: string;
  contact_email: string;
  message: string;
}

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Validates a message; keys of the `validation` bundle. The server validates again. */
export function contactErrors({ full_name, contact_email, message }: ContactMessage): FormErrors<ContactMessage> {
  return {
    ...(full_name.trim().length < 2 && { full_name: 'required' }),
    ...(!email.test(contact_email.trim()) && { contact_email: 'emailFormat' }),
    ...(message.trim().length < 10 && { message: 'messageTooShort' }),
  };
}
