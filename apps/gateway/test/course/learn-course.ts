import type { ResponseOf } from '@osteon/contract';
import type { AppContext } from '../../src/platform/app-context.ts';
import type { TestApp } from '../app.ts';

type Attempt = ResponseOf<'startCourseTest'>;
interface Answer {
  readonly questionId: string;
  readonly answer: number[];
}

/** Finishes everything of a course but its test for an account: joined, videos seen, documents and cases read. */
export async function learnCourse(
  { sql, clock }: Pick<AppContext, 'sql' | 'clock'>,
  accountId: string,
  courseId: string,
): Promise<void> {
  const now = new Date(clock.now()).toISOString();
  await sql`
    insert into course_learner (account_id, course_id, joined_at, learnt_at)
    values (${accountId}, ${courseId}, ${now}, ${now}) on conflict do nothing`;
  await sql`
    insert into lesson_reading (account_id, lesson_id, seconds, sections, share, reported_at, done_at)
    select ${accountId}, id, 600, '{}', 1, ${now}, ${now} from course_lesson
    where course_id = ${courseId} and type in ('document', 'case') on conflict do nothing`;
  await sql`
    insert into watched_video (account_id, video_id, ranges, sessions, seen_at, updated_at)
    select ${accountId}, resource_id, '[]', '[]', ${now}, ${now} from course_lesson
    where course_id = ${courseId} and type = 'video' on conflict do nothing`;
}

/** The right answers to the questions of an attempt, by the positions of their options as shown. */
export async function listRightAnswers({ deps: { sql } }: TestApp, { questions }: Attempt): Promise<Answer[]> {
  const keys = await sql<{ id: string; right: string[] }[]>`
    select id, array(select options[place + 1] from unnest(answer_key) with ordinality as key (place, number)
      order by number) as right
    from course_question where id in ${sql(questions.map(({ id }) => id))}`;
  const rightById = new Map(keys.map(({ id, right }) => [id, right]));
  return questions.map(({ id, options }) => ({
    questionId: id,
    answer: (rightById.get(id) ?? []).map((option) => options.indexOf(option)),
  }));
}

/** The right answers, with those of the last questions of an attempt made wrong. */
export async function listAnswers(gateway: TestApp, attempt: Attempt, wrong: number): Promise<Answer[]> {
  const right = await listRightAnswers(gateway, attempt);
  return right.map(({ questionId, answer }, index) => {
    if (index < right.length - wrong) return { questionId, answer };
    const question = attempt.questions[index];
    if (question?.kind === 'order') return { questionId, answer: answer.toReversed() };
    const other = question?.options.findIndex((_, position) => !answer.includes(position)) ?? 0;
    return { questionId, answer: [other] };
  });
}
