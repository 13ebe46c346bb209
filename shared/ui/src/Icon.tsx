import styles from './Icon.module.css';
import { type IconName, iconPaths } from './iconPaths';

/** Props of {@link Icon}. */
export interface IconProps {
  name: IconName;
  /** Size in px; 20 beside text, 24 alone. */
  size?: number;
  /** Accessible name, if the icon stands alone; decorative otherwise. */
  label?: string;
}

/** A line icon in the current text colour. */
export function Icon({ name, size = 20, label }: IconProps) {
  const turns = name.endsWith('-start') || name.endsWith('-end');
  return (
    <svg
      className={turns ? styles.turns : styles.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={iconPaths[name]} fill={name === 'heart-filled' ? 'currentColor' : 'none'} />
    </svg>
  );
}
