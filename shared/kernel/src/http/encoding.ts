import { parseAccept } from 'hono/utils/accept';
import { remembered } from '../remembered';

/** A content encoding of responses. */
export type Encoding = 'br' | 'gzip';

const weightsOf = remembered((header) => {
  const weights = new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]));
  return (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
});

/**
 * The encoding of a response: the first of `offered` that the header Accept-Encoding accepts; undefined for none. A
 * weight of zero refuses, `*` stands for those that are not named (RFC 9110, 12.5.3). Among those accepted the order of
 * the server decides.
 */
export function encodingFor<E extends Encoding>(
  accept: string | null | undefined,
  offered: readonly E[],
): E | undefined {
  const weight = weightsOf(accept ?? '');
  return offered.find((name) => weight(name) > 0);
}
