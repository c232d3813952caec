import type { ResponseOf } from '@osteon/contract';
import { testApp } from '../app.ts';
import type { Browser } from '../browser.ts';
import { createFakeClock } from '../fake-clock.ts';
import { learnCourse } from './learn-course.ts';

export type Attempt = ResponseOf<'startCourseTest'>;

/** A course with twelve questions, four of them multiple choices and orders, and 20 minutes. */
export const COURSE = 'c01';

/** A gateway in which a doctor has finished a course except for its test, and another has not. */
export async function startCourseTests() {
  const clock = createFakeClock();
  clock.set(Date.parse('2026-11-20T09:00:00+08:00'));
  const gateway = await testApp({ clock, env: { DESKTOP_SESSIONS: '2' } });
  const doctor = await gateway.login('13900000003');
  const other = await gateway.login('13900000002');
  const read = async (by = doctor, id = COURSE): Promise<ResponseOf<'getCourseTest'>> =>
    (await by.call('getCourseTest', { id })).json().data;
  const start = async (by = doctor, id = COURSE) => (await by.call('startCourseTest', { id })).json();
  const startAttempt = async (by = doctor): Promise<Attempt> => (await start(by)).data;
  const submit = async ({ id }: Attempt, answers: { questionId: string; answer: number[] }[] = [], by = doctor) =>
    (await by.call('submitCourseTest', { id, answers })).json();
  const save = async (
    { id }: Attempt,
    questionId: string,
    answer: number[],
    more: { isMarked?: boolean; by?: Browser } = {},
  ) =>
    (
      await (more.by ?? doctor).call('saveTestAnswer', { id, questionId, answer, isMarked: more.isMarked ?? false })
    ).json();
  const readRows = () => gateway.deps.sql`select * from test_attempt order by started_at`;
  const getQuestion = ({ questions }: Attempt, kind: string) => {
    const found = questions.find((each) => each.kind === kind);
    if (!found) throw new Error(`no question of kind ${kind}`);
    return found;
  };

  return {
    clock,
    gateway,
    doctor,
    other,
    read,
    start,
    startAttempt,
    submit,
    save,
    readRows,
    getQuestion,

    /** Removes all attempts and all progress, except what the doctor needs for the test. */
    reset: async (): Promise<void> => {
      await gateway.deps.sql`truncate test_attempt, course_learner, lesson_reading, watched_video, credit_line`;
      await learnCourse(gateway.deps, 'sample-03', COURSE);
    },
  };
}
