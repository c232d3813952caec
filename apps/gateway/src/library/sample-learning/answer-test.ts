import { getDisplayedOptions, type Question } from '../../modules/course/test/attempt-presenter.ts';
import { createAttemptRepository } from '../../modules/course/test/attempt-repository.ts';
import { createQuestionRepository } from '../../modules/course/test/question-repository.ts';
import type { Database } from '../../platform/database/connect.ts';

/** The answers to an attempt, by the positions of the options as displayed; the first `wrong` of them are wrong. */
export async function answerTest(db: Database, { accountId, id }: { accountId: string; id: string }, wrong: number) {
  const attempt = await createAttemptRepository(db).lockOwn(accountId, id);
  if (!attempt) throw new Error(`There is no attempt ${id}.`);
  const questions = await createQuestionRepository(db).listByIds(attempt.questionIds);
  return questions.map((question, index) => {
    const displayed = getDisplayedOptions(question, attempt.seed);
    const right = question.answerKey.map((option) => displayed.indexOf(option));
    return { questionId: question.id, answer: index < wrong ? mistake(question, right) : right };
  });
}

/** A wrong answer to a question whose right answer is `right`. */
function mistake({ kind, options }: Question, right: readonly number[]): readonly number[] {
  if (kind === 'order') return right.toReversed();
  return [options.findIndex((_, position) => !right.includes(position))];
}
