import { Icon } from './Icon';
import styles from './Stepper.module.css';

/** Props of {@link Stepper}. */
export interface StepperProps {
  /** Name of the whole, e.g. "Registration". */
  label: string;
  steps: readonly string[];
  /** Index of the current step. */
  current: number;
}

/** Progress through a form of several steps. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <ol className={styles.stepper} aria-label={label}>
      {steps.map((step, place) => (
        <li
          key={step}
          className={place < current ? styles.done : styles.step}
          aria-current={place === current ? 'step' : undefined}
        >
          <span className={styles.mark}>{place < current ? <Icon name="check" size={16} /> : place + 1}</span>
          <span className={styles.text}>{step}</span>
        </li>
      ))}
    </ol>
  );
}
