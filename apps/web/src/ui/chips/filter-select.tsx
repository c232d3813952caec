import { useRef } from 'react';
import { m } from '../../texts/index.ts';
import { Icon } from '../icon/icon.tsx';
import { chevronDown, close } from '../icon/icons.ts';
import styles from './filter-select.module.css';

interface FilterSelectProps {
  label: string;
  /** Empty for all. */
  value: string;
  options: readonly { value: string; label: string; count?: number }[];
  onChange: (value: string) => void;
}

/** A filter of a list as a native select; an active one shows its value and can be removed. */
export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  const list = useRef<HTMLSelectElement>(null);
  const removeFilter = () => {
    onChange('');
    list.current?.focus();
  };
  return (
    <span className={styles.choice} data-on={value !== '' || undefined}>
      <select ref={list} aria-label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{value === '' ? label : m['course.filter.any']()}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.value === value ? m['format.labelled']({ label, value: option.label }) : option.label}
            {option.count !== undefined && ` ${option.count}`}
          </option>
        ))}
      </select>
      {value === '' ? (
        <Icon of={chevronDown} size={16} />
      ) : (
        <button type="button" aria-label={m['course.filter.off']({ filter: label })} onClick={removeFilter}>
          <Icon of={close} size={16} />
        </button>
      )}
    </span>
  );
}
