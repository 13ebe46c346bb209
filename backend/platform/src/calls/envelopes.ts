import { randomUUID } from 'node:crypto';
import { type Envelope, internalServerError, SUCCESS, serviceUnavailable } from '@marquee/contract/envelope';
import { DatabaseUnavailable } from '@marquee/database/databaseUnavailable';
import { faultFields, type Log } from '@marquee/kernel/log';
import { Refusal } from '@marquee/kernel/refusal';
import { currentRequestId } from '@marquee/kernel/requestId';

/** A response: HTTP status and envelope. */
export interface Answered {
  status: number;
  envelope: Envelope & Record<string, unknown>;
}

/** The envelope of a successful call. */
export function success(output: Record<string, unknown>): Answered {
  return { status: 200, envelope: { ...output, statusCode: SUCCESS, statusMessage: 'OK' } };
}

/**
 * Data that the database cannot store (SQLSTATE class 22): the caller's fault, although the schema should have refused
 * it.
 */
const isDataError = (error: unknown) => /^22/.test((error as { code?: string }).code ?? '');

/**
 * The one error handler: a Refusal becomes its envelope; anything else is logged under the request's id, and the answer
 * contains only that id. If the database is unavailable, the status is 503, for load balancers as well.
 */
export function failure(error: unknown, log: Log, call: string): Answered {
  if (error instanceof Refusal) {
    const { statusCode = 0, httpStatus = 200, fields, ticket, words } = error.detail;
    return {
      status: httpStatus,
      envelope: {
        statusCode,
        statusMessage: error.statusMessage,
        ...(fields ? { fields } : {}),
        ...(ticket ? { ticket } : {}),
        ...(words ? { words } : {}),
      },
    };
  }
  const id = currentRequestId() ?? randomUUID();
  log('error', 'fault', { id, call, ...faultFields(error) });
  if (isDataError(error)) return { status: 400, envelope: { statusCode: 0, statusMessage: 'invalidInput' } };
  if (error instanceof DatabaseUnavailable) return { status: 503, envelope: serviceUnavailable };
  return { status: 500, envelope: { ...internalServerError, error_id: id } };
}
