import { useState } from 'react';
import { Badge } from '../src/Badge';
import { Button } from '../src/Button';
import { GameRail } from '../src/GameRail';
import { GameTile } from '../src/GameTile';
import { Icon } from '../src/Icon';
import { IconButton } from '../src/IconButton';
import { Money } from '../src/Money';
import { Notice } from '../src/Notice';
import { Section } from '../src/Section';
import { Skeleton } from '../src/Skeleton';
import { AccountView } from './AccountView';
import { games } from './data';
import { FormsView } from './FormsView';
import styles from './gallery.module.css';
import { LobbyView } from './LobbyView';

/** One of the gallery's four pages. */
export function Views({ view, title }: { view: string; title: string }) {
  return (
    <>
      <header className={styles.bar}>
        <IconButton icon="menu" label="Menu" onClick={() => undefined} />
        <strong className={styles.mark}>Marquee</strong>
        <nav className={styles.nav} aria-label="Main">
          {(['cards', 'cherry', 'ball', 'rocket', 'fish', 'ticket'] as const).map((icon) => (
            <a key={icon} href={`#${icon}`}>
              <Icon name={icon} />
              <span>{icon}</span>
            </a>
          ))}
        </nav>
        <Money minor={125_040} />
        <Button variant="primary" size="s" icon="plus" to="/deposit">
          Deposit
        </Button>
      </header>
      <main className={styles.main}>
        {view === 'home' && <HomeView title={title} />}
        {view === 'forms' && <FormsView />}
        {view === 'account' && <AccountView />}
        {view === 'lobby' && <LobbyView />}
      </main>
    </>
  );
}

const shown = games(24);

function HomeView({ title }: { title: string }) {
  const [kept, setKept] = useState<readonly string[]>(['1']);
  const tiles = (from: number, badge?: string) =>
    shown
      .slice(from, from + 12)
      .map((game, place) => (
        <GameTile
          key={game.key}
          game={game}
          to={`/playnow?game=${game.key}`}
          demoTo={place % 2 ? `/playnow?game=${game.key}&mode=demo` : undefined}
          favourite={kept.includes(game.key)}
          onFavourite={({ key }) => setKept(kept.includes(key) ? kept.filter((k) => k !== key) : [...kept, key])}
          badge={place % 4 === 0 ? badge : undefined}
          note={place % 3 === 0 ? '€1–€500' : undefined}
        />
      ));
  return (
    <>
      <section className={styles.hero}>
        <p className={styles.kicker}>Tonight</p>
        <h1>{title}</h1>
        <p>Twelve tables are open, and the wheel turns until four. Take a seat, or watch a round first.</p>
        <div className={styles.row}>
          <Button variant="primary" size="l" to="/casino">
            Take a seat
          </Button>
          <Button size="l" to="/casino?demo">
            Try without money
          </Button>
        </div>
      </section>
      <Section title="Hot games" more={{ to: '/hot', label: 'See all' }}>
        <GameRail label="Hot games">{tiles(0, 'New')}</GameRail>
      </Section>
      <Section title="New this week" more={{ to: '/slots', label: 'See all' }}>
        <GameRail label="New this week">{tiles(12)}</GameRail>
      </Section>
      <Notice tone="info" title="Your limits">
        You have used €120 of the €500 that you set for this week.
      </Notice>
      <Section title="Being loaded" aside={<Badge tone="accent">Live</Badge>}>
        <Skeleton shape="rail" />
      </Section>
    </>
  );
}
