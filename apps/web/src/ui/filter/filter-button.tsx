import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import { chevronDown, close } from '../icon/icons.ts';
import styles from './filter-button.module.css';

interface FilterButtonProps extends ComponentProps<'button'> {
  /** What it filters by: the kind while it is off, the value while it is on. */
  label: string;
  /** On: a press takes the filter off; off: a press opens its choice. */
  active?: boolean;
}

/** A filter of a list. */
export function FilterButton({ label, active = false, ...rest }: FilterButtonProps) {
  return (
    <button {...rest} type="button" className={styles.filter} aria-pressed={active}>
      {label}
      <Icon of={active ? close : chevronDown} size={16} />
    </button>
  );
}
