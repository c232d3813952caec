import { z } from 'zod';
import { defineCommand } from '../../../operator/command.ts';
import { type Column, textTable } from '../../../operator/text-table.ts';
import type { AppContext } from '../../../platform/app-context.ts';
import { StartupError } from '../../../platform/startup-error.ts';
import { createCourseStatisticsRepository } from './course-statistics-repository.ts';

const courses: readonly Column[] = [
  { title: 'course' },
  { title: 'learners', right: true },
  { title: 'begun', right: true },
  { title: 'completed', right: true },
  { title: 'title' },
];

const lessons: readonly Column[] = [
  { title: 'lesson' },
  { title: 'type' },
  { title: 'done', right: true },
  { title: 'share', right: true },
  { title: 'title' },
];

/** `npm run operator -- courses`: completion statistics of courses (rules/learning#statistics). */
export const courseCommand = defineCommand({
  usage: '[COURSE]',
  summary: 'Prints how many learn and complete each course, or how many have done each lesson of one.',
  options: {},
  words: z.array(z.string()).max(1, { error: 'takes one course' }),
  run: (deps, { words: [courseId] }) => (courseId === undefined ? listCourses(deps) : listLessons(deps, courseId)),
});

async function* listCourses({ db }: Pick<AppContext, 'db'>): AsyncIterable<string> {
  const joined = await createCourseStatisticsRepository(db).listCourses();
  if (joined.length === 0) yield 'Nobody has joined a course.';
  else {
    yield* textTable(
      courses,
      joined.map(({ id, learners, started, completed, title }) => [
        id,
        String(learners),
        String(started),
        String(completed),
        title,
      ]),
    );
  }
}

async function* listLessons({ db }: Pick<AppContext, 'db'>, courseId: string): AsyncIterable<string> {
  const statistics = createCourseStatisticsRepository(db);
  const title = await statistics.findTitle(courseId);
  if (title === undefined) throw new StartupError(`There is no course ${courseId}.`);
  const learners = await statistics.countLearners(courseId);
  yield `${courseId} ${title}: ${learners} learners`;
  if (learners === 0) return;
  yield* textTable(
    lessons,
    (await statistics.listLessons(courseId)).map((lesson) => [
      lesson.id,
      lesson.type,
      String(lesson.done),
      `${Math.round((lesson.done * 100) / learners)}%`,
      lesson.title,
    ]),
  );
}
