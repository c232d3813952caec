import type { CSSProperties } from 'react';
import styles from './progress.module.css';

/** How much is done, 0 to 1, as a bar, teal unless a place sets `--bar`. */
export function Progress({ label, value }: { label: string; value: number }) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <i style={{ width: `${percent}%` }} />
    </div>
  );
}

/** The parts of a whole, each with its weight and how much of it is done, 0 to 1. The words beside it say the same. */
export function SegmentedProgress({ segments }: { segments: readonly { weight: number; done: number }[] }) {
  return (
    <div className={styles.segments} aria-hidden="true">
      {segments.map(({ weight, done }, index) => {
        const style: CSSProperties & Record<'--p', string> = { flexGrow: weight, '--p': `${done * 100}%` };
        return <i key={index} style={style} />;
      })}
    </div>
  );
}
