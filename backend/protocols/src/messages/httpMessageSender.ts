import { PartnerFault, type PartnerLink, signedClient } from '../signing/signedClient';
import type { MessageSender } from './messageSender';
import { messagesPath, outcomeSchema } from './messages';

/**
 * A sender that uses a partner's server over the signed protocol. A signed error is permanent: retrying is useless.
 * `send` throws PartnerFault.
 */
export function httpMessageSender(link: PartnerLink): MessageSender {
  const call = signedClient(link);
  return {
    async send(message) {
      try {
        return await call({
          method: 'POST',
          path: messagesPath,
          body: message,
          answer: outcomeSchema,
          largest: 16_384,
        });
      } catch (error) {
        if (error instanceof PartnerFault && error.kind === 'refused')
          return { status: 'refused', reason: error.detail.error };
        throw error;
      }
    },
  };
}
