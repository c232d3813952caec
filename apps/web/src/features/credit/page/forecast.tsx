import { formatCredit, getMissingCredits, sumClasses } from '@osteon/domain';
import type { CreditYear } from '../../../entities/credit/api/get-credit-year.ts';
import { m } from '../../../texts/index.ts';
import { joinSentences } from '../../../texts/join-text.ts';
import styles from './forecast.module.css';
import { ForecastChart } from './forecast-chart.tsx';
import { forecastText } from './forecast-text.ts';
import { addSuggested, type SuggestedCourse } from './suggest-courses.ts';

/** Credits missing from the targets, and the forecast at the present pace (rules/credit#forecast). */
export function Forecast(credit: CreditYear & { now: number; suggested: readonly SuggestedCourse[] }) {
  const { year, earned, targets, forecast, suggested } = credit;
  const added = forecast && suggested.length > 0 ? addSuggested(forecast.expectedByClass, targets, suggested) : null;
  const missing = getMissingCredits(earned, targets);
  return (
    <section className={styles.forecast}>
      <h2>{missing > 0 ? m['credit.missing']({ missing: formatCredit(missing) }) : m['credit.reached']()}</h2>
      <p className="num">
        {forecast === null
          ? m['credit.past']({ year, total: formatCredit(sumClasses(earned)), target: sumClasses(targets) })
          : joinSentences([
              forecastText(forecast),
              added &&
                m['credit.forecastCourses']({
                  count: suggested.length,
                  points: formatCredit(added.points),
                  missing: formatCredit(added.missing),
                }),
            ])}
      </p>
      <ForecastChart {...credit} withCourses={added && sumClasses(added.credits)} />
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
        {added && (
          <span>
            <i className={styles.added} />
            {m['credit.legendCourses']({ count: suggested.length })}
          </span>
        )}
      </p>
    </section>
  );
}
