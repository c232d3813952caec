import { formatCredit, getMissingCredits, sumClasses } from '@osteon/domain';
import type { CreditYear } from '../../../entities/credit/api/get-credit-year.ts';
import { m } from '../../../texts/index.ts';
import styles from './forecast.module.css';
import { ForecastChart } from './forecast-chart.tsx';

/** What is missing of the targets, and what the year ends with at the present pace (rules/credit#forecast). */
export function Forecast(credit: CreditYear & { now: number }) {
  const { year, earned, targets, forecast } = credit;
  const missing = getMissingCredits(earned, targets);
  return (
    <section className={styles.forecast}>
      <h2>{missing > 0 ? m['credit.missing']({ missing: formatCredit(missing) }) : m['credit.reached']()}</h2>
      <p className="num">
        {forecast === null
          ? m['credit.past']({ year, total: formatCredit(sumClasses(earned)), target: sumClasses(targets) })
          : describe(forecast)}
      </p>
      <ForecastChart {...credit} />
      <p className={styles.legend} aria-hidden="true">
        <span>
          <i className={styles.solid} />
          {m['credit.legendEarned']()}
        </span>
        {forecast !== null && (
          <span>
            <i className={styles.dashed} />
            {m['credit.legendPace']()}
          </span>
        )}
      </p>
    </section>
  );
}

function describe({ expected, expectedMissing }: NonNullable<CreditYear['forecast']>): string {
  const values = { expected: formatCredit(expected), missing: formatCredit(expectedMissing) };
  return expectedMissing > 0 ? m['credit.forecastMissing'](values) : m['credit.forecastReached'](values);
}
