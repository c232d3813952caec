import { formatTime } from '@osteon/domain';
import type { LiveFigures } from '../../../../entities/room/api/get-live-figures.ts';
import { m } from '../../../../texts/index.ts';
import styles from './online-chart.module.css';

const [LEFT, RIGHT, TOP, BOTTOM] = [34, 410, 12, 150];

/** The times below the curve, as shares of its length. */
const TIMES = [0, 1 / 3, 2 / 3, 1] as const;

/** Curve of the viewers in each minute; `peak` is the largest number. */
export function OnlineChart({ minutes, peak }: Pick<LiveFigures, 'minutes'> & { peak: number }) {
  const top = roundUp(peak);
  const last = minutes.length - 1;
  const x = (index: number) => LEFT + ((RIGHT - LEFT) * index) / Math.max(1, last);
  const y = (online: number) => BOTTOM - ((BOTTOM - TOP) * online) / top;
  const curve = minutes.map(({ online }, index) => `${x(index).toFixed(1)} ${y(online).toFixed(1)}`).join('L');
  const marks = [...new Set(TIMES.map((share) => Math.round(share * last)))];
  return (
    <svg
      className={styles.chart}
      viewBox="0 0 420 172"
      role="img"
      aria-label={m['live.figures.chart']({ count: peak })}
    >
      {[0, top / 2, top].map((value) => (
        <path key={value} className={styles.grid} d={`M${LEFT} ${y(value)}H${RIGHT}`} />
      ))}
      <path className={styles.area} d={`M${LEFT} ${BOTTOM}L${curve}L${x(last).toFixed(1)} ${BOTTOM}Z`} />
      <path className={styles.curve} d={`M${curve}`} />
      {[top / 2, top].map((value) => (
        <text key={value} x={LEFT - 6} y={y(value) + 4} textAnchor="end">
          {value}
        </text>
      ))}
      {marks.map((index) => (
        <text key={index} x={x(index)} y="166" textAnchor={index === 0 ? 'start' : index === last ? 'end' : 'middle'}>
          {formatTime(minutes[index]?.at ?? 0)}
        </text>
      ))}
    </svg>
  );
}

/** The top of the scale: an even number of one digit and zeros that is not below the peak. */
function roundUp(peak: number): number {
  const step = 2 * 10 ** Math.max(0, Math.ceil(Math.log10(Math.max(1, peak))) - 1);
  return Math.max(step, Math.ceil(peak / step) * step);
}
