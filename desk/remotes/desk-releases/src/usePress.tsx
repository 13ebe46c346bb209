import type { StaffOutput } from '@marquee/contract/staff/calls';
import { Button, useAct, useDesk, useMay } from '@marquee/desk-sdk';
import type { ReactNode } from 'react';
import styles from './releases.module.css';

type Press = StaffOutput<'releases/remote'>['presses'][number];

const titles: Record<Press['press'], (press: Press) => string> = {
  step: ({ remote }) => `Next step of ${remote}`,
  promote: ({ version }) => `Give everybody ${version}`,
  end: ({ version }) => `End the canary ${version}`,
  rollback: ({ version }) => `Go back to ${version}`,
  withdraw: ({ version }) => `Withdraw ${version}`,
  off: ({ remote }) => `Switch ${remote} off`,
  on: ({ remote }) => `Switch ${remote} on`,
};

const opening: readonly Press['press'][] = ['step', 'promote', 'on'];

/** What the buttons of a page need to know. */
interface Shown {
  revision: number;
  /** Why nothing can be changed from here. */
  fixed: string | null;
  presses: readonly Press[];
}

/** The buttons of releases: `buttons` are those that match, `form` says what one does, and asks why. */
export function usePress(reload: () => void) {
  const { say } = useDesk();
  const may = useMay();
  const { form, start } = useAct();

  const buttons = (shown: Shown, isWanted: (press: Press) => boolean): ReactNode => {
    const wanted = shown.presses.filter(
      (one) => isWanted(one) && may(opening.includes(one.press) ? 'releases.promote' : 'releases.stop', null),
    );
    if (wanted.length === 0 || shown.fixed !== null) return null;
    return (
      <p className={styles.acts}>
        {wanted.map((press) => {
          const title = titles[press.press](press);
          return (
            <Button
              key={`${press.press} ${press.version}`}
              size="s"
              variant={opening.includes(press.press) ? 'primary' : 'secondary'}
              onClick={() =>
                start({
                  call: `releases/${press.press}`,
                  title,
                  site: '',
                  input: { remote: press.remote, version: press.version, seen: shown.revision },
                  isDangerous: !opening.includes(press.press),
                  children: <p>{press.meaning}</p>,
                  onDone: ({ text }) => {
                    say(text);
                    reload();
                  },
                })
              }
            >
              {title}
            </Button>
          );
        })}
      </p>
    );
  };
  return { buttons, form };
}
