import type { PageOverride } from '@marquee/contract/overridden';
import styles from './badge.module.css';

/** What the badge of an overridden page says. */
export interface Badge {
  /** Says what runs, or what is wrong. */
  say(text: string, isWrong: boolean): void;
}

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Shows, in English, that a remote of this page comes from its developer's machine, and a button that ends it. */
export function showBadge({ remote, from, until }: PageOverride): Badge {
  const badge = document.createElement('section');
  badge.className = styles.badge ?? '';
  badge.lang = 'en';
  badge.ariaLabel = 'Development override';
  const what = document.createElement('p');
  what.role = 'status';
  const end = document.createElement('button');
  end.type = 'button';
  end.textContent = 'End';
  end.addEventListener('click', () => location.assign(`${location.pathname}?marquee-dev=`));
  badge.append(what, end);
  document.body.append(badge);
  const frame = document.createElement('div');
  frame.className = styles.frame ?? '';
  document.body.append(frame);
  return {
    say(text, isWrong) {
      badge.dataset.override = isWrong ? 'wrong' : 'right';
      what.textContent = `${remote} from ${from} until ${time.format(until)}: ${text}`;
    },
  };
}
