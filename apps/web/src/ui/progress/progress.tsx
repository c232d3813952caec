import clsx from 'clsx';
import type { CSSProperties } from 'react';
import styles from './progress.module.css';

/** A progress bar from 0 to 1, teal unless `--bar` is set. */
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

/** Progress in weighted segments, each 0 to 1. Decorative: the text beside it is the same. */
export function SegmentedProgress({
  segments,
  thick = false,
}: {
  /** `outlined`: a test, which has no share of its own. */
  segments: readonly { weight: number; done: number; outlined?: boolean }[];
  /** 8 px high instead of 6. */
  thick?: boolean;
}) {
  return (
    <div className={clsx(styles.segments, thick && styles.thick)} aria-hidden="true">
      {segments.map(({ weight, done, outlined }, index) => {
        const style: CSSProperties & Record<'--p', string> = { flexGrow: weight, '--p': `${done * 100}%` };
        return <i key={index} style={style} className={outlined && done < 1 ? styles.outlined : undefined} />;
      })}
    </div>
  );
}
