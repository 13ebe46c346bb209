import type { Transport } from '../signing/signedClient';
import type { ProviderAnswer, ProviderCall, ProviderMessage } from './messages';
import { signedBy } from './signature';

/** A call that brought no answer: whether it was done is not known, and repeating it is safe. */
export class NoAnswer extends Error {}

/**
 * The provider's end of the wallet API. Repeats a call that brought no answer, because every call is idempotent by its transaction
 * id; throws NoAnswer after `attempts`.
 */
export function walletClient(transport: Transport, secretOf: (provider: string) => Promise<string>, now: () => number) {
  return async <C extends ProviderCall>(
    provider: string,
    call: C,
    message: ProviderMessage<C>,
    attempts = 3,
  ): Promise<ProviderAnswer> => {
    const body = JSON.stringify(message);
    const secret = await secretOf(provider);
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const response = await Promise.resolve(
        transport(`/provider/v1/${call}`, { method: 'POST', headers: signedBy(provider, secret, body, now()), body }),
      ).catch(() => undefined);
      if (response && response.status < 500) return (await response.json()) as ProviderAnswer;
    }
    throw new NoAnswer(`${call} of ${provider} brought no answer`);
  };
}
/** A wallet as a provider's server calls it. */
export type WalletClient = ReturnType<typeof walletClient>;
