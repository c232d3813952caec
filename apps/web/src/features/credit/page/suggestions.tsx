import { formatCredit } from '@osteon/domain';
import { Link } from 'react-router';
import { errorText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Title } from '../../../ui/title/title.tsx';
import type { SuggestedCourse } from './suggest-courses.ts';
import styles from './suggestions.module.css';
import type { SuggestedCourses } from './use-suggested-courses.ts';

/** Suggested courses to reach the targets (rules/credit#suggestions). */
export function Suggestions({ courses, error, retry, isBusy }: SuggestedCourses) {
  return (
    <section className={styles.suggestions} aria-labelledby="suggestions" data-print="off">
      <h2 id="suggestions">{m['credit.suggestions']()}</h2>
      {error ? (
        <ErrorState {...errorText(error)} onRetry={retry} busy={isBusy} />
      ) : courses === null ? (
        <Loading>
          <Skeleton width="100%" height={210} />
        </Loading>
      ) : courses.length === 0 ? (
        <p className={styles.none}>{m['credit.suggestionsNone']()}</p>
      ) : (
        <ul>
          {courses.map((course) => (
            <Suggestion key={course.card.resourceId} {...course} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Suggestion({ card, creditClass, points, lessonsLeft, minutesLeft }: SuggestedCourse) {
  const length =
    minutesLeft < 60
      ? m['course.lengthMinutes']({ minutes: minutesLeft })
      : m['course.lengthHours']({ hours: Math.floor(minutesLeft / 60), minutes: minutesLeft % 60 });
  return (
    <li>
      <div>
        <h3>
          <Link to={card.pcLink}>
            <Title of={card} />
          </Link>
        </h3>
        <p className="num">{m['credit.suggestionLeft']({ count: lessonsLeft, length })}</p>
      </div>
      <span className="num">{m['credit.suggestionPoints']({ name: creditClass, points: formatCredit(points) })}</span>
    </li>
  );
}
