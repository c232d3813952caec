import { useId } from 'react';
import { langOf } from '../../texts/locale.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './segmented.module.css';

interface SegmentedProps<Value extends string> {
  /** Name of the group. */
  label: string;
  /** Two or three; with an icon the words become its name. */
  options: readonly { value: Value; label: string; icon?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of two or three. Radio buttons underneath, so arrows move and forms understand. */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group} aria-label={label}>
      {options.map((option) => (
        <label
          key={option.value}
          className={styles.option}
          title={option.icon && option.label}
          lang={langOf(option.label)}
        >
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-label={option.label}
          />
          {option.icon ? <Icon of={option.icon} size={18} /> : option.label}
        </label>
      ))}
    </fieldset>
  );
}
