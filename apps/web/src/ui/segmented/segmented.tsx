import { useId } from 'react';
import { getLang } from '../../texts/locale.ts';
import styles from './segmented.module.css';

interface SegmentedProps<Value extends string> {
  /** Name of the group. */
  label: string;
  /** Two to four. */
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of two to four. Radio buttons, so arrow keys and forms work. */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.option} lang={getLang(option.label)}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-label={option.label}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
