import {
  findCommentIdentifiers,
  formatDateTime,
  MODERATION_APPEAL_MAX,
  MODERATION_REASON_MAX,
  MUTE_DAYS_MAX,
} from '@osteon/domain';
import { z } from 'zod';
import { defineCommand, defineVerb, noWords, oneWord, type WithServices } from '../../../operator/command.ts';
import { getKindName } from '../../../operator/content/kind-names.ts';
import { operatorName, required } from '../../../operator/options.ts';
import { describeOutcome } from '../../../platform/decision-outcome.ts';
import { StartupError } from '../../../platform/startup-error.ts';
import type { DecisionRow } from '../decision/decision-repository.ts';
import type { Moderation, Ruling } from './moderation-service.ts';
import type { ModeratedComment } from './queue-repository.ts';

/** Lines that one list prints of each queue, oldest first: the rest follows once these are decided. */
const LIST_MAX = 200;

const queues = ['held', 'reported', 'appeals'] as const;
const item = oneWord({
  missing: 'Which one? The id of a comment, or the number of an appeal, follows.',
  more: 'takes one comment or one number',
});

const by = required(operatorName, 'must name the operator: every reading and decision is logged.');
const reason = required(z.string().trim().min(1).max(MODERATION_REASON_MAX), 'must say why, in words for the author.');
const revision = required(z.string().trim(), 'must be that of the text that `show` has printed.');
const answer = required(z.string().trim().min(1).max(MODERATION_APPEAL_MAX), 'must say why, in words for the author.');
const days = required(
  z.coerce
    .number({ error: 'must be a number of days' })
    .int({ error: 'must be whole days' })
    .min(1, { error: 'must be 1 at least' })
    .max(MUTE_DAYS_MAX, { error: `must be ${MUTE_DAYS_MAX} at most` }),
  'must say for how long.',
);

type Parts = WithServices<{ readonly comments: Moderation }>;

const defineAnswer = (accept: boolean) =>
  defineVerb({
    usage: 'NUMBER --answer WORDS --by NAME',
    options: { by, answer },
    words: item.transform((word) => word.toUpperCase()),
    async *run({ services: { comments } }: Parts, { options, words: number }) {
      const ruling = { accept, answer: options.answer, operator: options.by };
      yield describeOutcome(await comments.answerAppeal(number, ruling), {
        decided: ({ decision }) => `The appeal against ${number} is ${decision.appealState ?? ''}; the author is told.`,
        notFound: () => `No appeal against ${number} is open.`,
      });
    },
  });

/**
 * `npm run operator -- comments`: lists, shows and decides the moderation queues of comments
 * (rules/moderation#moderation).
 */
export const moderationCommand = defineCommand({
  summary:
    'Lists the comments that are held or reported and the appeals of authors, shows a comment, releases or removes it, ' +
    'mutes its author, or answers an appeal.',
  verbs: {
    list: defineVerb({
      usage: `[--queue ${queues.join('|')}]`,
      options: { queue: z.enum(queues, { error: `must be one of ${queues.join(', ')}` }).optional() },
      words: noWords,
      async *run({ services: { comments } }: Parts, { options: { queue } }) {
        for (const each of queue === undefined ? queues : [queue]) yield* listings[each](comments);
      },
    }),
    show: defineVerb({
      usage: 'ID --by NAME',
      options: { by },
      words: item,
      run: ({ services: { comments } }: Parts, { options, words: id }) => show(comments, id, options.by),
    }),
    release: defineVerb({
      usage: 'ID --revision REVISION --by NAME',
      options: { by, revision },
      words: item,
      run: ({ services: { comments } }: Parts, { options: { by: operator, ...read }, words: id }) =>
        decide(comments, id, { verdict: 'released', reason: '', ...read, operator }),
    }),
    remove: defineVerb({
      usage: 'ID --revision REVISION --reason WORDS --by NAME',
      options: { by, reason, revision },
      words: item,
      run: ({ services: { comments } }: Parts, { options: { by: operator, ...read }, words: id }) =>
        decide(comments, id, { verdict: 'removed', ...read, operator }),
    }),
    mute: defineVerb({
      usage: 'ID --days N --reason WORDS --by NAME',
      options: { by, days, reason },
      words: item,
      async *run({ services: { comments } }: Parts, { options: { by: operator, ...mute }, words: id }) {
        yield describeMute(id, await comments.mute(id, { ...mute, operator }));
      },
    }),
    unmute: defineVerb({
      usage: 'ID --by NAME',
      options: { by },
      words: item,
      async *run({ services: { comments } }: Parts, { options, words: id }) {
        yield describeMute(id, await comments.unmute(id, options.by));
      },
    }),
    accept: defineAnswer(true),
    reject: defineAnswer(false),
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
  const formatLast = (last: DecisionRow | null) =>
    last === null ? '' : `; the last decision is ${last.number}, ${last.verdict} by ${last.decidedBy}`;
  yield describeOutcome(await moderation.decide(id, ruling), {
    decided: ({ number }) => `${id} is ${ruling.verdict} by ${number}.`,
    notFound: () => `There is no comment ${id}.`,
    noChange: ({ state, last }) => `${id} is ${state} already${formatLast(last)}. Nothing was changed.`,
    conflict: ({ state, last }) =>
      `${id} has changed since it was read and is ${state}${formatLast(last)}. Nothing was changed.`,
  });
}

const describeMute = (id: string, outcome: Awaited<ReturnType<Moderation['mute' | 'unmute']>>): string =>
  describeOutcome(outcome, {
    decided: ({ number, until }) =>
      until === null
        ? `The author of ${id} may write again by ${number}.`
        : `The author of ${id} is muted until ${formatDateTime(until)} by ${number}.`,
    notFound: () => `There is no comment ${id}.`,
    noAuthor: () => `The account that wrote ${id} is erased.`,
    unmuted: () => `The author of ${id} is not muted.`,
    muted: ({ mute: { until, decidedBy } }) =>
      `The author of ${id} is muted until ${formatDateTime(until ?? 0)} by ${decidedBy} already; unmute comes first.`,
  });

const formatItem = ({ resourceType, resourceId }: ModeratedComment): string =>
  `${getKindName(resourceType)} ${resourceId}`;
