import { useField } from '@marquee/ui/Field';
import styles from './TimeInput.module.css';

interface TimeInputProps {
  value: string;
  onChange: (value: string) => void;
}

const input = (type: 'date' | 'datetime-local') =>
  function Input({ value, onChange }: TimeInputProps) {
    return (
      <input
        {...useField()}
        className={styles.time}
        type={type}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  };

/** A day and a time, in the clock of the person's own device. */
export const TimeInput = input('datetime-local');

/** A day, such as `2026-11-30`. */
export const DayInput = input('date');
