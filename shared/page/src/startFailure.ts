/** The host's texts that a page without a site needs. */
export interface FailureBundles {
  ui: Record<string, string>;
  misc: Record<string, string>;
  errors: Record<string, string>;
}

/** The message shown if there is no site to show. */
export interface StartFailure {
  title: string;
  text: string;
  retry: string;
}

/** Refusals that only the site's operator can fix: R4 defines the message, and another sentence tells whom to ask. */
const isTheme = (message: string) => message.startsWith('Invalid theme');

/**
 * The message of a failed start-up (R4, R8): the translation of the server's message if it is a key, otherwise the
 * message itself. Pure: the edge writes it into its page, and the host shows it if it asked itself.
 */
export function startFailure(message: string, { ui, misc, errors }: FailureBundles): StartFailure {
  const known = /^[A-Za-z]+$/.test(message) ? errors[message] : message;
  const text = known || errors.unknownError || '';
  return {
    title: misc['start.failed'] ?? '',
    text: isTheme(message) ? `${text}. ${misc['start.operator']}` : text,
    retry: ui['kit.retry'] ?? '',
  };
}
