import { Amount, Notice, Reading, useRead, When } from '@marquee/desk-sdk';

/** Whether the figures of a period are what the ledger has, by a recount of it. */
export function Verified({ input }: { input: { from: string; until: string; site?: string } }) {
  const verified = useRead('today/verify', input);
  return (
    <Reading of={verified}>
      {({ is_equal, compared, differing, value }) =>
        is_equal ? (
          <Notice tone="positive" title="Equal to the ledger" live>
            {compared} figures of the period were counted again from the postings; all are equal.
          </Notice>
        ) : (
          <Notice tone="negative" title="Not equal to the ledger" live>
            <p>
              {differing} of {compared} figures differ. Have them counted anew: today rebuild.
            </p>
            <ul>
              {value.map((row) => (
                <li key={`${row.site} ${row.at} ${row.figure} ${row.currency} ${row.category} ${row.provider}`}>
                  {row.site}, <When at={row.at} />, {row.figure}:{' '}
                  <Amount minor={row.kept_amount} currency={row.currency} /> is kept, the ledger has{' '}
                  <Amount minor={row.amount} currency={row.currency} />
                </li>
              ))}
            </ul>
          </Notice>
        )
      }
    </Reading>
  );
}
