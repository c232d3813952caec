import type { Ref } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  /** Accessible name; the visible label is the caller's. */
  label: string;
  checked: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
  onChange: (checked: boolean) => void;
}

/** A switch that takes effect at once. */
export function Switch({ label, checked, disabled = false, ref, onChange }: SwitchProps) {
  return (
    <button
      ref={ref}
      type="button"
      role="switch"
      className={styles.switch}
      aria-label={label}
      aria-checked={checked}
      disabled={disabled}
      onClick={() => onChange(!checked)}
    >
      <i />
    </button>
  );
}
