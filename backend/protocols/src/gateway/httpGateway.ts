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

/** Largest answer, bytes. */
const largest = 32_768;

/** A reason in the expected format; other texts of a partner are not shown to players. */
const reasonOf = (error = '') => (/^[A-Za-z]{1,40}$/.test(error) ? error : null);

/**
 * A gateway over HTTP, by the protocol of `messages.ts`. The default timeout is 5 s, because a player may be waiting.
 */
export function httpGateway(link: PartnerLink, help: string | null = null): Gateway {
  const call = signedClient({ timeout: 5000, ...link });

  /** Checks that an answer belongs to the order: its id, and a status of its kind. */
  function checkedState(order: GatewayOrder, state: GatewayState): GatewayState {
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
        return checkedState(order, state);
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
    async status(paymentId) {
      try {
        const path = gatewayPaths.payment(paymentId);
        const state = await call({ method: 'GET', path, answer: stateSchema, largest });
        if (state.payment_id !== paymentId) throw new PartnerFault(link.name, 'malformed', { error: 'payment_id' });
        return state;
      } catch (error) {
        const isUnknown = error instanceof PartnerFault && error.kind === 'refused' && error.detail.status === 404;
        if (!isUnknown) throw error;
        return null;
      }
    },
    async methods(site) {
      return (await call({ method: 'GET', path: gatewayPaths.methods(site), answer: methodsSchema })).methods;
    },
  };
}
