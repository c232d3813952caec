import {
  findCommentIdentifiers,
  formatDateTime,
  MODERATION_APPEAL_MAX,
  MODERATION_REASON_MAX,
  MUTE_DAYS_MAX,
} from '@osteon/domain';
import { z } from 'zod';
import { defineCommand } from '../../../operator/command.ts';
import { getKindName } from '../../../operator/content/kind-names.ts';
import type { AppContext } from '../../../platform/app-context.ts';
import type { PostMessage as PostDecisionMessage } from '../../../platform/portal-message.ts';
import { StartupError } from '../../../platform/startup-error.ts';
import type { DecisionRow } from '../decision/decision-repository.ts';
import { createModeration, type Moderation, type Ruling } from './moderation-service.ts';
import type { ModeratedComment } from './queue-repository.ts';

/** Lines that one list prints of each queue, oldest first: the rest follows once these are decided. */
const LIST_MAX = 200;

const queues = ['held', 'reported', 'appeals'] as const;
const verbs = ['list', 'show', 'release', 'remove', 'mute', 'unmute', 'accept', 'reject'] as const;

const words = z
  .array(z.string())
  .min(1, { error: `must be one of ${verbs.join(', ')}` })
  .transform(([verb = '', ...rest]) => ({ verb, rest }))
  .pipe(
    z.object({
      verb: z.enum(verbs, { error: `must be one of ${verbs.join(', ')}` }),
      rest: z.array(z.string()).max(1, { error: 'takes one comment or one number' }),
    }),
  );

/**
 * `npm run operator -- comments`: lists, shows and decides the moderation queues of comments
 * (rules/moderation#moderation).
 */
export const createModerationCommand = (createPostMessage: (deps: AppContext) => PostDecisionMessage) =>
  defineCommand({
    usage:
      'list [--queue held|reported|appeals] | show ID --by NAME | release ID --revision REVISION --by NAME | ' +
      'remove ID --revision REVISION --reason WORDS --by NAME | mute ID --days N --reason WORDS --by NAME | ' +
      'unmute ID --by NAME | accept NUMBER --answer WORDS --by NAME | reject NUMBER --answer WORDS --by NAME',
    summary:
      'Lists the comments that are held or reported and the appeals of authors, shows a comment, releases or removes it, ' +
      'mutes its author, or answers an appeal.',
    options: {
      queue: z.enum(queues, { error: `must be one of ${queues.join(', ')}` }).optional(),
      by: z.string().trim().min(1).max(40).optional(),
      revision: z.string().trim().optional(),
      reason: z.string().trim().min(1).max(MODERATION_REASON_MAX).optional(),
      answer: z.string().trim().min(1).max(MODERATION_APPEAL_MAX).optional(),
      days: z.coerce
        .number({ error: 'must be a number of days' })
        .int({ error: 'must be whole days' })
        .min(1, { error: 'must be 1 at least' })
        .max(MUTE_DAYS_MAX, { error: `must be ${MUTE_DAYS_MAX} at most` })
        .optional(),
    },
    words,
    async *run(deps, { options: { queue, by, revision, reason, answer, days }, words: { verb, rest } }) {
      const moderation = createModeration(deps, createPostMessage(deps));
      if (verb === 'list') {
        for (const each of queue === undefined ? queues : [queue]) yield* listings[each](moderation);
        return;
      }
      const id = requireOption(rest[0], 'Which one? The id of a comment, or the number of an appeal, follows.');
      const operator = requireOption(by, '--by must name the operator: every reading and decision is logged.');
      const getReason = () => requireOption(reason, '--reason must say why, in words for the author.');
      const getRevisionRead = () =>
        requireOption(revision, '--revision must be that of the text that `show` has printed.');
      if (verb === 'show') yield* show(moderation, id, operator);
      else if (verb === 'unmute') yield* unmute(moderation, id, operator);
      else if (verb === 'mute') {
        const muteDays = requireOption(days, '--days must say for how long.');
        yield* mute(moderation, id, { days: muteDays, reason: getReason(), operator });
      } else if (verb === 'accept' || verb === 'reject') {
        const text = requireOption(answer, '--answer must say why, in words for the author.');
        yield* answerAppeal(moderation, id.toUpperCase(), { accept: verb === 'accept', answer: text, operator });
      } else {
        const isRelease = verb === 'release';
        yield* decide(moderation, id, {
          verdict: isRelease ? 'released' : 'removed',
          reason: isRelease ? '' : getReason(),
          revision: getRevisionRead(),
          operator,
        });
      }
    },
  });

/** The queues without texts, as reading one is logged. */
const listings: Readonly<Record<(typeof queues)[number], (moderation: Moderation) => AsyncIterable<string>>> = {
  async *held(moderation) {
    const rows = await moderation.listHeld(LIST_MAX);
    for (const row of rows) {
      const kinds = new Set(findCommentIdentifiers(row.text).map(({ kind }) => kind));
      yield [row.id, formatDateTime(row.createdAt), 'held', formatItem(row), [...kinds].join(',')].join('  ').trimEnd();
    }
    yield* summarize(rows, 'comment is held');
  },
  async *reported(moderation) {
    const rows = await moderation.listReported(LIST_MAX);
    for (const row of rows) {
      const reporters = `reported by ${row.reporters}: ${row.reasons.join(',')}`;
      yield [row.id, formatDateTime(row.reportedAt ?? row.createdAt), row.state, formatItem(row), reporters].join('  ');
    }
    yield* summarize(rows, 'comment is reported');
  },
  async *appeals(moderation) {
    const rows = await moderation.listAppeals(LIST_MAX);
    for (const { decision } of rows) {
      const { number, appealedAt, decidedAt, verdict, commentId } = decision;
      yield [number, formatDateTime(appealedAt ?? decidedAt), `appeal: ${verdict}`, commentId].join('  ');
    }
    yield* summarize(rows, 'appeal is open');
  },
};

function* summarize(rows: readonly unknown[], what: string): Iterable<string> {
  if (rows.length === 0) yield `No ${what}.`;
  if (rows.length === LIST_MAX) yield `The oldest ${LIST_MAX}; the rest follows once these are decided.`;
}

async function* show(moderation: Moderation, id: string, operator: string): AsyncIterable<string> {
  const found = await moderation.show(id, operator);
  if (!found) throw new StartupError(`There is no comment ${id}.`);
  const { accountId, text, state, createdAt, editedAt, revision, decisions, reports, mute: muted } = found;
  const author = accountId === null ? 'an erased account' : `customer ${accountId}`;
  yield [found.id, state, formatDateTime(createdAt), formatItem(found), author].join('  ');
  if (editedAt !== null) yield `edited ${formatDateTime(editedAt)}`;
  yield `revision ${revision}`;
  for (const line of text.split('\n')) yield `> ${line}`;
  for (const { start, end, kind } of findCommentIdentifiers(text)) yield `${kind}: ${text.slice(start, end)}`;
  for (const { reason, note, createdAt: at } of reports) {
    yield ['report', formatDateTime(at), reason, note].join('  ').trimEnd();
  }
  for (const each of decisions) yield* describeDecision(each);
  if (muted?.until) yield `the author is muted until ${formatDateTime(muted.until)} by ${muted.decidedBy}`;
}

function* describeDecision(row: DecisionRow): Iterable<string> {
  yield [row.number, row.verdict, formatDateTime(row.decidedAt), `by ${row.decidedBy}`, row.reason]
    .join('  ')
    .trimEnd();
  if (row.appealText !== null) yield `${row.number} appeal, ${row.appealState ?? ''}: ${row.appealText}`;
  if (row.appealAnswer !== null) yield `${row.number} answer by ${row.appealAnsweredBy ?? ''}: ${row.appealAnswer}`;
}

async function* decide(moderation: Moderation, id: string, ruling: Ruling): AsyncIterable<string> {
  const outcome = await moderation.decide(id, ruling);
  if (outcome.result === 'notFound') throw new StartupError(`There is no comment ${id}.`);
  if (outcome.result === 'decided') {
    yield `${id} is ${ruling.verdict} by ${outcome.number}.`;
    return;
  }
  const { last, state } = outcome;
  const decided = last && `; the last decision is ${last.number}, ${last.verdict} by ${last.decidedBy}`;
  const problem =
    outcome.result === 'noChange' ? `${id} is ${state} already` : `${id} has changed since it was read and is ${state}`;
  throw new StartupError(`${problem}${decided ?? ''}. Nothing was changed.`);
}

async function* mute(
  moderation: Moderation,
  id: string,
  ruling: { days: number; reason: string; operator: string },
): AsyncIterable<string> {
  const outcome = await moderation.mute(id, ruling);
  if (outcome.result === 'decided') {
    yield `The author of ${id} is muted until ${formatDateTime(outcome.until ?? 0)} by ${outcome.number}.`;
  } else throw new StartupError(describeMute(id, outcome));
}

async function* unmute(moderation: Moderation, id: string, operator: string): AsyncIterable<string> {
  const outcome = await moderation.unmute(id, operator);
  if (outcome.result === 'decided') yield `The author of ${id} may write again by ${outcome.number}.`;
  else throw new StartupError(describeMute(id, outcome));
}

type MuteRefusal = Exclude<Awaited<ReturnType<Moderation['mute']>>, { result: 'decided' }>;

function describeMute(id: string, outcome: MuteRefusal): string {
  if (outcome.result === 'notFound') return `There is no comment ${id}.`;
  if (outcome.result === 'noAuthor') return `The account that wrote ${id} is erased.`;
  if (outcome.result === 'unmuted') return `The author of ${id} is not muted.`;
  const { until, decidedBy } = outcome.mute;
  return `The author of ${id} is muted until ${formatDateTime(until ?? 0)} by ${decidedBy} already; unmute comes first.`;
}

async function* answerAppeal(
  moderation: Moderation,
  number: string,
  ruling: { accept: boolean; answer: string; operator: string },
): AsyncIterable<string> {
  const updated = await moderation.answerAppeal(number, ruling);
  if (!updated) throw new StartupError(`No appeal against ${number} is open.`);
  yield `The appeal against ${number} is ${updated.appealState ?? ''}; the author is told.`;
}

const formatItem = ({ resourceType, resourceId }: ModeratedComment): string =>
  `${getKindName(resourceType)} ${resourceId}`;

function requireOption<Value>(value: Value | undefined, problem: string): Value {
  if (value === undefined) throw new StartupError(problem);
  return value;
}
