import { addTenths, formatCredit, getYearStart, sumClasses } from '@osteon/domain';
import type { CreditYear } from '../../../entities/credit/api/get-credit-year.ts';
import { monthText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import styles from './forecast.module.css';

const LEFT = 30;
const RIGHT = 430;
const TOP = 18;
const BOTTOM = 132;

/**
 * Chart of the year's credits, of their forecast at the present pace, also with the suggested courses (`withCourses`,
 * null for none), and of the amount then missing from the target.
 */
export function ForecastChart({
  year,
  lines,
  earned,
  targets,
  forecast,
  now,
  withCourses,
}: CreditYear & { now: number; withCourses: number | null }) {
  const target = sumClasses(targets);
  const total = sumClasses(earned);
  const [start, end] = [getYearStart(year), getYearStart(year + 1)];
  const most = Math.max(target, total, withCourses ?? forecast?.expected ?? 0, 1);
  const x = (at: number) => LEFT + ((RIGHT - LEFT) * (at - start)) / (end - start);
  const y = (points: number) => BOTTOM - ((BOTTOM - TOP) * points) / most;
  const toPoint = (at: number, points: number) => `${x(at).toFixed(1)} ${y(points).toFixed(1)}`;
  const until = Math.min(now, end);
  // The end of the deadline's day, if there is one.
  const last = forecast === null ? end : forecast.untilAt;
  const counted = lines.filter(({ revokedAt }) => revokedAt === null).toReversed();
  const sumOf = (count: number) => addTenths(counted.slice(0, count).map(({ points }) => points));
  const steps = counted.flatMap(({ bookedAt }, index) => [
    toPoint(bookedAt, sumOf(index)),
    toPoint(bookedAt, sumOf(index + 1)),
  ]);
  const reached = withCourses ?? forecast?.expected ?? total;
  const label =
    forecast === null
      ? m['credit.chart']({ year, total: formatCredit(total), target })
      : m['credit.chartForecast']({
          year,
          total: formatCredit(total),
          expected: formatCredit(forecast.expected),
          target,
        });
  return (
    <svg className={styles.chart} viewBox="0 0 460 150" role="img" aria-label={label}>
      <path className={styles.target} d={`M${LEFT} ${y(target)}H${RIGHT}`} />
      <path className={styles.axis} d={`M${LEFT} ${BOTTOM}H${RIGHT}`} />
      <path className={styles.earned} d={`M${[toPoint(start, 0), ...steps, toPoint(until, total)].join('L')}`} />
      {forecast !== null && (
        <>
          <path className={styles.pace} d={`M${toPoint(until, total)}L${toPoint(last, forecast.expected)}`} />
          {withCourses !== null && (
            <path className={styles.added} d={`M${toPoint(until, total)}L${toPoint(last, withCourses)}`} />
          )}
          {reached < target && <path className={styles.missing} d={`M${toPoint(last, reached)}V${y(target)}`} />}
          <circle className={styles.today} cx={x(until)} cy={y(total)} r="4" />
        </>
      )}
      <text x={LEFT} y={y(target) - 6}>
        {m['credit.target']({ target })}
      </text>
      <text x={LEFT} y="148">
        {monthText(1)}
      </text>
      <text x={x(start + (end - start) * (5 / 12))} y="148">
        {monthText(6)}
      </text>
      <text x={RIGHT} y="148" textAnchor="end">
        {monthText(12)}
      </text>
    </svg>
  );
}
