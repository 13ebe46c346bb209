import type { SiteFile } from '@marquee/platform/sites/siteFile';
import { httpGateway } from '@marquee/protocols/gateway/httpGateway';
import type { GatewayMethod } from '@marquee/protocols/gateway/messages';
import type { PartnerLink } from '@marquee/protocols/signing/signedClient';
import { type Finding, failed, ok, reasonOf } from './check';
import { readableSites } from './readableSites';

type Offer = Pick<SiteFile, 'currency' | 'deposit_methods' | 'banks'>;

/** What a site offers its players but the gateway does not support, a few words each. */
export function methodGaps({ currency, deposit_methods, banks }: Offer, taken: readonly GatewayMethod[]): string[] {
  const takes = (kind: GatewayMethod['kind'], name: string) =>
    taken.find((one) => one.kind === kind && one.method === name && one.currency === currency);
  const deposits = deposit_methods.flatMap(({ method, minimum, maximum }) => {
    const found = takes('deposit', method);
    if (!found) return `no deposit by ${method} in ${currency}`;
    const isWider = minimum < found.minimum || maximum > found.maximum;
    return isWider ? `deposits by ${method} only from ${found.minimum} to ${found.maximum}` : [];
  });
  const unpaid = banks.filter(({ bank_code }) => !takes('withdrawal', bank_code)).map(({ bank_code }) => bank_code);
  return unpaid.length > 0 ? [...deposits, `no withdrawal in ${currency} to ${unpaid.join(', ')}`] : deposits;
}

/** Whether the gateway supports what the sites of a folder offer. */
export async function methodFindings(link: PartnerLink, folder: string): Promise<Finding[]> {
  const gateway = httpGateway(link);
  const findings: Finding[] = [];
  for (const site of readableSites(folder)) {
    const { domain_name } = site;
    try {
      const gaps = methodGaps(site, await gateway.methods(domain_name));
      findings.push(
        gaps.length === 0
          ? ok(`the gateway takes what ${domain_name} offers`)
          : failed(
              `for ${domain_name} the gateway has ${gaps.join('; ')}`,
              'Change deposit_methods, banks or their ranges in the site file, or ask the gateway for them.',
            ),
      );
    } catch (error) {
      const todo = 'See what is said of the gateway; it answers GET /gateway/v1/methods (docs/partners/gateway.md).';
      findings.push(failed(`the gateway does not say its methods for ${domain_name}: ${reasonOf(error)}`, todo));
    }
  }
  return findings;
}
