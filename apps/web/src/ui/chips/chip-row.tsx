import styles from './chip-row.module.css';

interface ChipRowProps<Value extends string> {
  /** Name of the group. */
  label: string;
  chips: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of many, in a row that scrolls by itself where it is too long. */
export function ChipRow<Value extends string>({ label, chips, value, onChange }: ChipRowProps<Value>) {
  return (
    <div className={styles.row} role="group" aria-label={label}>
      {chips.map((chip) => (
        <button
          key={chip.value}
          type="button"
          className={styles.chip}
          aria-pressed={chip.value === value}
          onClick={() => onChange(chip.value)}
        >
          {chip.label}
        </button>
      ))}
    </div>
  );
}
