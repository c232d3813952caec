import clsx from 'clsx';
import type { CSSProperties } from 'react';
import styles from './segmented-progress.module.css';

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
