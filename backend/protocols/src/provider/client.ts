import { PartnerFault, signedClient, type Transport } from '../signing/signedClient';
import type { Keys } from '../signing/signing';
import {
  type ProviderAnswer,
  type ProviderCall,
  type ProviderMessage,
  providerAnswer,
  providerHeader,
} from './messages';

/** No valid answer: whether the call was executed is unknown, and retrying is safe. */
export class NoAnswer extends Error {}

/**
 * The wallet API's client for providers: signs with the provider's keys, and accepts only signed answers. Retries,
 * because every call is idempotent by its transaction id; throws NoAnswer after `attempts`. `url` is the operator's
 * base URL, empty within the process.
 */
export function walletClient(
  transport: Transport,
  keysOf: (provider: string) => Keys | Promise<Keys>,
  now: () => number,
  url = '',
) {
  return async <C extends ProviderCall>(
    provider: string,
    call: C,
    message: ProviderMessage<C>,
    attempts = 3,
  ): Promise<ProviderAnswer> => {
    const send = signedClient({ name: 'wallet', url, keys: () => keysOf(provider), transport, now });
    for (let attempt = 1; ; attempt++) {
      try {
        return await send({
          method: 'POST',
          path: `/provider/v1/${call}`,
          body: message,
          answer: providerAnswer,
          headers: { [providerHeader]: provider },
          largest: 16_384,
        });
      } catch (error) {
        if (!(error instanceof PartnerFault)) throw error;
        if (error.kind === 'refused') return { status: error.detail.error ?? 'unknown' };
        if (attempt >= attempts) throw new NoAnswer(`${call} of ${provider} brought no answer`, { cause: error });
      }
    }
  };
}
export type WalletClient = ReturnType<typeof walletClient>;
