import type { ResponseOf } from '@osteon/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refetch } from '../../../lib/gateway/query-client.ts';
import { failureText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Title } from '../../../ui/title/title.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { dismissCourseChange } from '../api/dismiss-course-change.ts';
import styles from './course-change.module.css';

type Change = NonNullable<NonNullable<ResponseOf<'getCourse'>['learning']>['change']>;

/** Changes of a course since its learner joined it, or since the last dismissal (rules/learning#changes). */
export function CourseChange({ courseId, change }: { courseId: string; change: Change }) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => dismissCourseChange(courseId, change.changedAt),
    onSuccess: () => refetch(queries, 'getCourse'),
    onError: (error) => toast.error(failureText(error, m['error.unknown']())),
  });
  return (
    <section className={styles.change} aria-labelledby="course-change">
      <div>
        <h2 id="course-change">{m['course.change']()}</h2>
        <Lessons label={m['course.change.added']()} titles={change.added} />
        <Lessons label={m['course.change.removed']()} titles={change.removed} />
        <Lessons label={m['course.change.changed']()} titles={change.changed} />
        {change.testChanged && <p>{m['course.change.test']()}</p>}
        <p className={styles.unchanged}>{m['course.change.kept']()}</p>
      </div>
      <Button kind="text" size="sm" busy={isPending} onClick={() => mutate()}>
        {m['common.gotIt']()}
      </Button>
    </section>
  );
}

function Lessons({ label, titles }: { label: string; titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <p>
      {label}
      {titles.map((title) => (
        <q key={title}>
          <Title of={{ title, titleEn: '' }} />
        </q>
      ))}
    </p>
  );
}
