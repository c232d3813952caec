import { APPEAL_ANSWER_MAX, formatDateTime } from '@osteon/domain';
import { z } from 'zod';
import { defineCommand } from '../../operator/command.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { createOutboxService } from '../outbox/deliveries/outbox-service.ts';
import type { AppealRow } from './repository.ts';
import { type AppealReview, createAppealReview } from './review-appeal-service.ts';

/** Lines that one list prints, oldest first: the rest follows once these have an answer. */
const LIST_MAX = 200;

const states = ['open', 'accepted', 'rejected'] as const;
const verbs = ['list', 'show', 'accept', 'reject'] as const;

const words = z
  .array(z.string())
  .min(1, { error: `must be one of ${verbs.join(', ')}` })
  .transform(([verb = '', ...rest]) => ({ verb, rest }))
  .pipe(
    z.object({
      verb: z.enum(verbs, { error: `must be one of ${verbs.join(', ')}` }),
      rest: z.array(z.string()).max(1, { error: 'takes one case number' }),
    }),
  );

/**
 * `npm run operator -- appeals`: lists, shows and answers (accepts or rejects) appeals against permanent locks
 * (rules/appeal#answer).
 */
export const appealCommand = defineCommand({
  usage: 'list [--state open|accepted|rejected] | show CASE | accept CASE | reject CASE [--answer WORDS] [--by NAME]',
  summary:
    'Lists the appeals against permanent locks, oldest first, shows one, or answers it in words that its owner gets.',
  options: {
    state: z.enum(states, { error: `must be one of ${states.join(', ')}` }).default('open'),
    answer: z.string().trim().min(1).max(APPEAL_ANSWER_MAX).optional(),
    by: z.string().trim().min(1).max(40).default('客服'),
  },
  words,
  async *run(deps, { options: { state, answer, by }, words: { verb, rest } }) {
    const review = createAppealReview(deps, createOutboxService(deps));
    if (verb === 'list') yield* list(review, state);
    else if (verb === 'show') yield* show(review, requireCaseNumber(rest));
    else yield* answerCase(review, requireCaseNumber(rest), { accept: verb === 'accept', text: answer, operator: by });
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

async function* answerCase(
  review: AppealReview,
  caseNumber: string,
  { text, ...answer }: { accept: boolean; text: string | undefined; operator: string },
): AsyncIterable<string> {
  if (text === undefined) throw new StartupError('--answer must say why, in words for the owner of the account.');
  const answered = await review.answerAppeal(caseNumber, { ...answer, text });
  if (!answered) throw new StartupError(`There is no open appeal ${caseNumber}.`);
  yield `${caseNumber} is ${answered.state}; the owner of the account is told.`;
}

function requireCaseNumber([caseNumber]: readonly string[]): string {
  if (caseNumber === undefined) throw new StartupError('Which appeal? Its number follows, such as SS20261121-0001.');
  return caseNumber.toUpperCase();
}
