import { certificateFinding } from './certificate';
import { type Finding, reasonOf, warning } from './check';
import { readableSites } from './readableSites';

/** How sites are reached; by default as visitors do. */
export interface FrontReach {
  now?: () => number;
  limit?: number;
  port?: number;
  trusted?: string | undefined;
}

const advice = {
  refused:
    'Renew it for this very name and let the proxy read it again (nginx -s reload); a private authority goes into NODE_EXTRA_CA_CERTS.',
  soon: 'Renew it, and let the proxy read it again (nginx -s reload).',
};

/** Whether the proxy answers at each site's domain, as seen from here, and how long its certificate is valid. */
export async function frontFindings(
  folder: string,
  { now = Date.now, limit = 5_000, port = 443, trusted }: FrontReach = {},
): Promise<Finding[]> {
  const domains = readableSites(folder).map(({ domain_name }) => domain_name);
  return Promise.all(
    domains.map(async (domain) => {
      try {
        const url = new URL(`https://${domain}:${port}`);
        const finding = await certificateFinding({ url, limit, trusted }, now(), advice);
        return { ...finding, found: `${domain}: ${finding.found}` };
      } catch (error) {
        return warning(
          `${domain} cannot be reached from here at port ${port}: ${reasonOf(error)}`,
          'Expected before the proxy runs. Else look at the proxy, the firewall (ports 80 and 443), and where the name leads.',
        );
      }
    }),
  );
}
