import { domainOf } from '@marquee/kernel/http/domain';
import type { ServedHost } from '../page/hosts';
import { visitorOf } from '../sources/visitor';
import type { Edge, EdgeContext } from './context';

/** The host of the visitor who asks. */
export function hostOf({ req, env }: EdgeContext, edge: Edge): ServedHost {
  const { registry, bucket } = visitorOf(req.raw, edge, env);
  return edge.hosts.for(registry, { site: domainOf(req.header('host')), bucket });
}
