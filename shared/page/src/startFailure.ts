/** Texts of the host's bundles, as far as a page without a site needs them. */
export interface FailureBundles {
  ui: Record<string, string>;
  misc: Record<string, string>;
  errors: Record<string, string>;
}

/** What a person reads when there is no site to show. */
export interface StartFailure {
  title: string;
  text: string;
  retry: string;
}

/**
 * Refusals that only who runs the site can mend: the words of R4 say what is wrong, one more sentence
 * whose turn it is.
 */
const isTheme = (message: string) => message.startsWith('Invalid theme');

/**
 * What a failed start-up means to a person (R4, R8): the translation of the server's message if it is letters only,
 * otherwise the message itself. Pure: the edge writes it into its page, and the host shows it where it asked itself.
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
