import { APPEAL_ANSWER_MAX, formatDateTime } from '@osteon/domain';
import { z } from 'zod';
import { defineCommand, defineVerb, noWords, oneWord, type WithServices } from '../../operator/command.ts';
import { operatorName, required } from '../../operator/options.ts';
import { describeOutcome } from '../../platform/decision-outcome.ts';
import { StartupError } from '../../platform/startup-error.ts';
import type { AppealRow } from './repository.ts';
import type { AppealReview } from './review-appeal-service.ts';

/** Lines that one list prints, oldest first: the rest follows once these have an answer. */
const LIST_MAX = 200;

const states = ['open', 'accepted', 'rejected'] as const;

const caseNumber = oneWord({
  missing: 'Which appeal? Its number follows, such as SS20261121-0001.',
  more: 'takes one case number',
}).transform((word) => word.toUpperCase());

type Parts = WithServices<{ readonly appeals: AppealReview }>;

const defineAnswer = (accept: boolean) =>
  defineVerb({
    usage: 'CASE --answer WORDS [--by NAME]',
    options: {
      answer: required(
        z.string().trim().min(1).max(APPEAL_ANSWER_MAX),
        'must say why, in words for the owner of the account.',
      ),
      by: operatorName.optional(),
    },
    words: caseNumber,
    async *run({ services: { appeals } }: Parts, { options: { answer, by }, words: number }) {
      const outcome = await appeals.answerAppeal(number, { accept, text: answer, operator: by });
      yield describeOutcome(outcome, {
        decided: ({ appeal }) => `${number} is ${appeal.state}; the owner of the account is told.`,
        notFound: () => `There is no open appeal ${number}.`,
      });
    },
  });

/**
 * `npm run operator -- appeals`: lists, shows and answers (accepts or rejects) appeals against permanent locks
 * (rules/appeal#answer).
 */
export const appealCommand = defineCommand({
  summary:
    'Lists the appeals against permanent locks, oldest first, shows one, or answers it in words that its owner gets.',
  verbs: {
    list: defineVerb({
      usage: '[--state open|accepted|rejected]',
      options: { state: z.enum(states, { error: `must be one of ${states.join(', ')}` }).default('open') },
      words: noWords,
      run: ({ services: { appeals } }: Parts, { options: { state } }) => list(appeals, state),
    }),
    show: defineVerb({
      usage: 'CASE',
      options: {},
      words: caseNumber,
      run: ({ services: { appeals } }: Parts, { words: number }) => show(appeals, number),
    }),
    accept: defineAnswer(true),
    reject: defineAnswer(false),
  },
});

async function* list(review: AppealReview, state: AppealRow['state']): AsyncIterable<string> {
  const rows = await review.listAppeals(state, LIST_MAX);
  for (const { caseNumber, createdAt, reason } of rows) {
    yield `${caseNumber}  ${formatDateTime(createdAt)}  ${reason.replace(/\s+/g, ' ').slice(0, 60)}`;
  }
  if (rows.length === 0) yield `No appeal is ${state}.`;
  if (rows.length === LIST_MAX) yield `The oldest ${LIST_MAX} of those that are ${state}.`;
}

async function* show(review: AppealReview, caseNumber: string): AsyncIterable<string> {
  const found = await review.showAppeal(caseNumber);
  if (!found) throw new StartupError(`There is no appeal ${caseNumber}.`);
  yield `${found.caseNumber}  ${found.state}  ${formatDateTime(found.createdAt)}  customer ${found.accountId}`;
  yield found.reason;
  for (const image of found.images) yield `picture: ${image}`;
  if (found.answeredAt === null) return;
  yield `answered ${formatDateTime(found.answeredAt)} by ${found.answeredBy ?? ''}: ${found.answer ?? ''}`;
}
