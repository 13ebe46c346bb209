import { Link, observer, Section, Skeleton, useResource } from '@marquee/sdk';
import { useText } from '../text';
import styles from './Providers.module.css';

/** How many providers the home page shows: full rows of two, four and six. */
const shown = 12;

/** Home section: the providers with most slots, each a link to its games. Renders nothing if there are none. */
export const Providers = observer(function Providers() {
  const { state, value } = useResource('product/get_games', { game_type: 'slots', from: 0, count: 0 });
  const t = useText();
  const providers = value && [...value.providers].sort((a, b) => b.count - a.count).slice(0, shown);
  if (providers ? providers.length === 0 : state === 'failed') return null;
  return (
    <Section title={t('home.providers')} more={{ to: '/slots', label: t('home.all') }}>
      {providers ? (
        <ul className={styles.providers}>
          {providers.map(({ provider_code, provider_name, logo }) => (
            <li key={provider_code}>
              <Link to={`/slots?provider=${encodeURIComponent(provider_code)}`} className={styles.provider}>
                {logo ? <img src={logo} alt={provider_name} width={96} height={32} loading="lazy" /> : provider_name}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton shape="rows" />
      )}
    </Section>
  );
});
