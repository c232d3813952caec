import { LIVE_HEALTH_LINE_LENGTH } from '@osteon/domain';
import styles from './stream-health.module.css';

const WIDTH = 96;
const HEIGHT = 24;

/** Space above and below the line, which is 1.5 px wide. */
const MARGIN = 2;

/** The bitrates of ten minutes as a line that ends now; the numbers beside it say the last one. */
export function BitrateLine({ values, isWeak }: { values: readonly number[]; isWeak: boolean }) {
  const max = Math.max(1, ...values);
  const points = values.map((value, index) => {
    const x = WIDTH - ((values.length - 1 - index) * WIDTH) / (LIVE_HEALTH_LINE_LENGTH - 1);
    const y = HEIGHT - MARGIN - (value / max) * (HEIGHT - 2 * MARGIN);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg
      className={styles.line}
      data-weak={isWeak || undefined}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      {points.length > 1 && <polyline points={points.join(' ')} />}
    </svg>
  );
}
