import { formatCredit, formatDay, getCalendarYear, sumClasses } from '@osteon/domain';
import clsx from 'clsx';
import type { CreditYear } from '../../../entities/credit/api/get-credit-year.ts';
import { m } from '../../../texts/index.ts';
import styles from './credit-ring.module.css';
import { CANAL, drawLens, getRing, RING_SIZE } from './ring-geometry.ts';

/** The year as rings of bone: a ring of each month from the outside in, a lens of each line, the sum in the canal. */
export function CreditRing({ year, period, lines, earned, targets, now }: CreditYear & { now: number }) {
  const present = getCalendarYear(now) === year ? Number(formatDay(now).split('-')[1]) - 1 : null;
  const label = m['credit.ring']({ year, first: formatCredit(earned.I), second: formatCredit(earned.II) });
  return (
    <div className={styles.frame}>
      <svg viewBox={`0 0 ${RING_SIZE} ${RING_SIZE}`} role="img" aria-label={label}>
        {Array.from({ length: 12 }, (_, month) => {
          const { x, y, radius } = getRing(month);
          const isLater = present !== null && month > present;
          return (
            <circle
              key={radius}
              className={clsx(styles.month, month === present && styles.present, isLater && styles.later)}
              cx={x}
              cy={y}
              r={radius}
            />
          );
        })}
        {lines
          .filter(({ revokedAt }) => revokedAt === null)
          .map((line) => (
            <path
              key={line.id}
              className={line.creditClass === 'I' ? styles.first : styles.second}
              d={drawLens(line)}
            />
          ))}
      </svg>
      <p
        className={clsx('num', styles.sum)}
        style={{ insetInlineStart: `${(CANAL.x / RING_SIZE) * 100}%`, top: `${(CANAL.y / RING_SIZE) * 100}%` }}
      >
        <b>{formatCredit(sumClasses(earned))}</b>
        <span>{period ? m['credit.points']() : m['credit.ofTarget']({ target: sumClasses(targets) })}</span>
      </p>
    </div>
  );
}
