import { computeItemStatistics, type ItemConcern, listItemConcerns } from '@osteon/domain';
import { z } from 'zod';
import { defineCommand } from '../../../operator/command.ts';
import { type Column, textTable } from '../../../operator/text-table.ts';
import type { AppContext } from '../../../platform/app-context.ts';
import { StartupError } from '../../../platform/startup-error.ts';
import { createAttemptRepository } from './attempt-repository.ts';
import { createQuestionRepository } from './question-repository.ts';

/** Maximum characters of a question in the table; its id identifies it. */
const QUESTION_MAX = 30;

const courses: readonly Column[] = [
  { title: 'course' },
  { title: 'accounts', right: true },
  { title: 'passed', right: true },
  { title: 'mean', right: true },
  { title: 'title' },
];

const items: readonly Column[] = [
  { title: 'question' },
  { title: 'kind' },
  { title: 'asked', right: true },
  { title: 'difficulty', right: true },
  { title: 'discrimination', right: true },
  { title: 'look at' },
  { title: 'text' },
];

const concernTexts: Readonly<Record<ItemConcern, string>> = {
  hard: 'too hard',
  easy: 'too easy',
  undiscriminating: 'does not tell who knows',
};

/** `npm run operator -- course-tests`: item statistics of test questions (rules/course-test#item-statistics). */
export const courseTestCommand = defineCommand({
  usage: '[COURSE]',
  summary: 'Prints the tests that were taken, or the difficulty and discrimination of each question of one.',
  options: {},
  words: z.array(z.string()).max(1, { error: 'takes one course' }),
  run: (deps, { words: [courseId] }) => (courseId === undefined ? listCourses(deps) : listItems(deps, courseId)),
});

async function* listCourses({ db }: Pick<AppContext, 'db'>): AsyncIterable<string> {
  const tested = await createAttemptRepository(db).listTestedCourses();
  if (tested.length === 0) yield 'No test was taken.';
  else {
    yield* textTable(
      courses,
      tested.map(({ courseId, accounts, passed, score, title }) => [
        courseId,
        String(accounts),
        `${Math.round((passed * 100) / accounts)}%`,
        score.toFixed(1),
        title,
      ]),
    );
  }
}

async function* listItems({ db }: Pick<AppContext, 'db'>, courseId: string): AsyncIterable<string> {
  const test = await createQuestionRepository(db).findTest(courseId);
  if (!test) throw new StartupError(`There is no course ${courseId} with a test.`);
  const attempts = await createAttemptRepository(db).listFirstResults(courseId);
  const statistics = computeItemStatistics(attempts);
  const questions = await createQuestionRepository(db).listByIds(statistics.map(({ questionId }) => questionId));
  const byId = new Map(questions.map((question) => [question.id, question]));
  yield `${courseId} ${test.title}: the first results of ${attempts.length} accounts`;
  if (attempts.length === 0) return;
  yield* textTable(
    items,
    statistics.map((item) => {
      const question = byId.get(item.questionId);
      return [
        item.questionId,
        question?.kind ?? '',
        String(item.attempts),
        item.difficulty.toFixed(2),
        item.discrimination?.toFixed(2) ?? '-',
        listItemConcerns(item)
          .map((concern) => concernTexts[concern])
          .join(', '),
        question?.question.slice(0, QUESTION_MAX) ?? '',
      ];
    }),
  );
}
