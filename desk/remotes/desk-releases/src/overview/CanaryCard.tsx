import { oddsText, percentOf } from '@marquee/contract/releaseFigures';
import type { StaffOutput } from '@marquee/contract/staff/calls';
import { Badge, Card, DescriptionList, Link } from '@marquee/desk-sdk';
import type { ReactNode } from 'react';
import { Change } from '../Change';
import { Curve } from '../Curve';
import styles from '../releases.module.css';

type Canary = StaffOutput<'releases/overview'>['canaries'][number];

/** How a canary goes on, and what that waits for. */
function nextOf({ next, is_stepping, is_unchecked, waits }: Canary): string {
  if (next === null) return 'None: it is for some sites alone, or has no percentage.';
  const to = next === 100 ? 'Everybody' : `${next} %`;
  if (next === 100 && is_unchecked)
    return `${to}, by a person with the release tool: another part moved since, and only the tool can check the two together.`;
  if (!is_stepping) return `${to}, by a person.`;
  return waits.length > 0
    ? `${to}, by itself, in ${waits.join(', ')}.`
    : `${to}, by itself, as soon as it fails no more than the live version.`;
}

/** Both arms of a canary, measure by measure. */
function Measures({ canary: { remote, version, visitors, measures } }: { canary: Canary }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls the wide table
    <section className={styles.measures} tabIndex={0} aria-label={`Figures of ${remote}@${version}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">Visitors with</th>
            <th scope="col">Canary</th>
            <th scope="col">Live</th>
            <th scope="col">Odds that it is worse</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">any page</th>
            <td>{visitors.canary}</td>
            <td>{visitors.live}</td>
            <td />
          </tr>
          {measures.map(({ what, canary, live, odds, limit, is_over }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>
                {canary} ({percentOf(canary, visitors.canary)})
              </td>
              <td>
                {live} ({percentOf(live, visitors.live)})
              </td>
              <td>
                {oddsText(odds)}, stops at {oddsText(limit)} {is_over && <Badge tone="negative">stops</Badge>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Props of {@link CanaryCard}. */
interface CanaryCardProps {
  canary: Canary;
  since: string;
  until: string;
  buttons: ReactNode;
}

/** A canary that is out: for whom, both arms, its next step, and what can be done. */
export function CanaryCard({ canary, since, until, buttons }: CanaryCardProps) {
  const { remote, version, live, audience, change, samples } = canary;
  return (
    <Card level={3} title={<Link to={`/versions/${remote}`}>{`${remote}@${version}`}</Link>}>
      <DescriptionList
        items={[
          { term: 'For', value: `${audience}, beside ${live}` },
          { term: 'Since', value: <Change change={change} /> },
          { term: 'Next step', value: nextOf(canary) },
        ]}
      />
      <Measures canary={canary} />
      <Curve samples={samples} since={since} until={until} />
      {buttons}
    </Card>
  );
}
