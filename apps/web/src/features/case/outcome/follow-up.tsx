import type { ResponseOf } from '@osteon/contract';
import { m } from '../../../texts/index.ts';
import styles from './follow-up.module.css';
import { readScoreCurve, type ScoreCurve } from './score-curve.ts';

const WIDTH = 720;
const HEIGHT = 180;
/** Room for the numbers above the line and the times below it, and beside the first and the last of them. */
const MARGIN = { top: 32, bottom: 36, side: 48 };

/** The follow-up of a case as a table, with the curve of its scores (rules/case#follow-up). */
export function FollowUp({ followUp }: { followUp: NonNullable<ResponseOf<'getCase'>['followUp']> }) {
  const curve = readScoreCurve(followUp);
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{m['case.followUp.time']()}</th>
            <th scope="col">{m['case.followUp.finding']()}</th>
            <th scope="col">{m['case.followUp.score']()}</th>
          </tr>
        </thead>
        <tbody>
          {followUp.map(({ time, finding, score }, index) => (
            <tr key={index}>
              <th scope="row">{time}</th>
              <td>{finding}</td>
              <td className="num">{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {curve && <Curve curve={curve} />}
    </>
  );
}

function Curve({ curve: { scale, points } }: { curve: ScoreCurve }) {
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const placed = points.map(({ time, value }, index) => ({
    time: time ?? m['case.followUp.before'](),
    value,
    x: MARGIN.side + ((WIDTH - 2 * MARGIN.side) * index) / (points.length - 1),
    y: MARGIN.top + (HEIGHT - MARGIN.top - MARGIN.bottom) * (high === low ? 0.5 : (high - value) / (high - low)),
  }));
  const text = placed.map(({ time, value }) => `${time} ${value}`).join(', ');
  return (
    <figure className={styles.curve}>
      <figcaption>{scale}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={m['case.followUp.curve']({ scale, points: text })}>
        <polyline points={placed.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {placed.map(({ time, value, x, y }) => (
          <g key={x}>
            <circle cx={x} cy={y} r={4} />
            <text x={x} y={y - 12}>
              {value}
            </text>
            <text x={x} y={HEIGHT - 10} className={styles.time}>
              {time}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
