import type { FocusEvent, ReactNode } from 'react';
import { chevronLeft, chevronRight } from '../icon/action-icons.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './chip-row.module.css';
import { useScrollShadow } from './use-scroll-shadow.ts';

interface ChipRowProps<Value extends string> {
  /** Name of the group. */
  label: string;
  chips: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Browsers do not scroll a partly visible chip into view; one focused by the pointer must not move under it. */
const showWhole = ({ currentTarget: chip }: FocusEvent<HTMLElement>) => {
  if (chip.matches(':focus-visible')) chip.scrollIntoView({ inline: 'nearest', block: 'nearest' });
};

/** The share of the visible width that a scroll button scrolls by. */
const STEP = 0.8;

/** A choice of one among many, in a row that scrolls sideways when it is too long. */
export function ChipRow<Value extends string>({ label, chips, value, onChange }: ChipRowProps<Value>) {
  const { ref, before, after } = useScrollShadow();
  const step = (towards: 1 | -1) => {
    const row = ref.current;
    row?.scrollBy({ left: towards * STEP * row.clientWidth });
  };
  return (
    <div className={styles.frame}>
      <div ref={ref} className={styles.row} role="group" aria-label={label}>
        {chips.map((chip) => (
          <button
            key={chip.value}
            type="button"
            className={styles.chip}
            aria-pressed={chip.value === value}
            onFocus={showWhole}
            onClick={() => onChange(chip.value)}
          >
            {chip.label}
          </button>
        ))}
      </div>
      {before && <Step icon={chevronLeft} className={styles.before} onClick={() => step(-1)} />}
      {after && <Step icon={chevronRight} className={styles.after} onClick={() => step(1)} />}
    </div>
  );
}

/** A scroll button for the mouse, which cannot scroll sideways. */
function Step({ icon, className, onClick }: { icon: string; className: string | undefined; onClick: () => void }) {
  return (
    <button type="button" className={className} tabIndex={-1} aria-hidden="true" onClick={onClick}>
      <Icon of={icon} size={16} />
    </button>
  );
}
