import { PartnerFault, type PartnerLink, signedClient } from '../signing/signedClient';
import type { Gateway } from './gateway';
import {
  type GatewayOrder,
  type GatewayState,
  gatewayPaths,
  methodsSchema,
  type OrderStatus,
  orderStatuses,
  stateSchema,
} from './messages';

/** The largest answer that is read, bytes. */
const largest = 32_768;

/** A reason as the wallet may write it down; anything else that a partner says is not repeated to a player. */
const reasonOf = (error = '') => (/^[A-Za-z]{1,40}$/.test(error) ? error : null);

/**
 * A gateway that is reached over HTTP, by the protocol of `messages.ts`. An answer is waited for 5 s unless the link
 * says otherwise: a player may be waiting for it.
 */
export function httpGateway(link: PartnerLink, help: string | null = null): Gateway {
  const call = signedClient({ timeout: 5000, ...link });

  /** An answer that belongs to this order: of its id, and in a status of its kind. */
  function ofOrder(order: GatewayOrder, state: GatewayState): GatewayState {
    const statuses: readonly OrderStatus[] = orderStatuses[order.kind];
    const wrong =
      state.payment_id !== order.payment_id ? 'payment_id' : statuses.includes(state.status) ? '' : 'status';
    if (wrong) throw new PartnerFault(link.name, 'malformed', { error: wrong });
    return state;
  }

  return {
    help,
    async submit(order) {
      try {
        const body = order;
        const state = await call({ method: 'POST', path: gatewayPaths.payments, body, answer: stateSchema, largest });
        return ofOrder(order, state);
      } catch (error) {
        const refused = error instanceof PartnerFault && error.kind === 'refused' && error.detail.status === 422;
        if (!refused) throw error;
        return {
          payment_id: order.payment_id,
          status: order.kind === 'deposit' ? 'declined' : 'rejected',
          reason: reasonOf(error.detail.error),
          amount: order.amount,
          currency: order.currency,
          next_step: { kind: 'none' },
          expires_at: null,
        };
      }
    },
    async methods(site) {
      return (await call({ method: 'GET', path: gatewayPaths.methods(site), answer: methodsSchema })).methods;
    },
  };
}
