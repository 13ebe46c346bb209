import { type ReactNode, useId } from 'react';
import { classNames } from './classNames';
import { Icon } from './Icon';
import styles from './Section.module.css';
import { useUi } from './UiProvider';

/** Props of {@link Section}. */
export interface SectionProps {
  title: string;
  children: ReactNode;
  /** The link to everything. */
  more?: { to: string; label: string } | undefined;
  /** Between title and link: a filter, a count. */
  aside?: ReactNode;
  level?: 1 | 2 | 3;
}

/** A section with a heading. */
export function Section({ title, children, more, aside, level = 2 }: SectionProps) {
  const {
    link: Link,
    template: { list: look },
  } = useUi();
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={classNames(styles.section, look.section)} aria-labelledby={id}>
      <header className={classNames(styles.head, look.head)}>
        <Heading id={id} className={level === 1 ? styles.page : classNames(styles.title, look.title)}>
          {title}
        </Heading>
        {aside}
        {more && (
          <Link to={more.to} className={classNames(styles.more, look.more)}>
            {more.label}
            <Icon name="chevron-end" size={16} />
          </Link>
        )}
      </header>
      {children}
    </section>
  );
}
