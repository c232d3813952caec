import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ATTACHMENT_ITEMS, type CertificationState, formatDateTime } from '@osteon/domain';
import { z } from 'zod';
import { defineCommand, defineVerb, noWords, oneWord, type WithServices } from '../../operator/command.ts';
import { operatorName, required } from '../../operator/options.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { describeOutcome } from '../../platform/decision-outcome.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { parseRefusal } from './parse-refusal.ts';
import type { CertificationReview, ReviewedCertification, Verdict } from './review-service.ts';
import { rotatePictures } from './rotate-pictures-service.ts';

/** Lines that one list prints, in the order of the queue: the rest follows once these are decided. */
const LIST_MAX = 200;

const states = ['draft', 'review', 'accepted', 'refused', 'revoked'] as const satisfies readonly CertificationState[];
const WORDS: Readonly<Record<CertificationState, string>> = {
  draft: 'a draft',
  review: 'in review',
  accepted: 'accepted',
  refused: 'refused',
  revoked: 'revoked',
};

const WHICH = 'Which one? Its number follows, such as RZ20261121-0001.';

const number = oneWord({ missing: WHICH, more: 'takes one number' }).transform((word) => word.toUpperCase());

/** A number and the items that are refused. */
const numberAndItems = z
  .array(z.string())
  .min(1, { error: WHICH })
  .transform(([word = '', ...items]) => ({ number: word.toUpperCase(), items }));

/** Reading is logged with the reviewer's name, which is therefore required. */
const by = required(operatorName, 'must name the reviewer: every reading and decision is logged.');

type Parts = WithServices<{ readonly certifications: CertificationReview }>;

const defineDecision = (event: 'accept' | 'revoke') =>
  defineVerb({
    usage: 'NUMBER --by NAME',
    options: { by },
    words: number,
    run: ({ services }: Parts, { options, words }) =>
      decide(services.certifications, words, { reviewer: options.by, verdict: { event } }),
  });

/**
 * `npm run operator -- certifications`: lists, shows and decides certifications: approves (accept), rejects (refuse) or
 * revokes them (rules/certification#review).
 */
export const certificationCommand = defineCommand({
  summary:
    'Lists the certifications in the order of the queue, shows one (with its pictures into a folder), decides it, or ' +
    'encrypts all pictures again after a change of SECRET.',
  verbs: {
    list: defineVerb({
      usage: `[--state ${states.join('|')}]`,
      options: { state: z.enum(states, { error: `must be one of ${states.join(', ')}` }).default('review') },
      words: noWords,
      run: ({ services }: Parts, { options: { state } }) => list(services.certifications, state),
    }),
    show: defineVerb({
      usage: 'NUMBER --by NAME [--into FOLDER]',
      options: { by, into: z.string().min(1).optional() },
      words: number,
      run: ({ services }: Parts, { options, words }) =>
        show(services.certifications, words, { reviewer: options.by, into: options.into }),
    }),
    accept: defineDecision('accept'),
    refuse: defineVerb({
      usage: 'NUMBER ITEM=REASON[=WORDS] … --by NAME',
      options: { by },
      words: numberAndItems,
      run: ({ services }: Parts, { options, words }) =>
        decide(services.certifications, words.number, { reviewer: options.by, verdict: parseRefusals(words.items) }),
    }),
    revoke: defineDecision('revoke'),
    rotate: defineVerb({ usage: '', options: {}, words: noWords, run: rotate }),
  },
});

async function* list(review: CertificationReview, state: CertificationState): AsyncIterable<string> {
  const rows = await review.list(state, LIST_MAX);
  for (const { number, kind, submittedAt, createdAt, decidedBy } of rows) {
    yield [number, formatDateTime(submittedAt ?? createdAt), kind, decidedBy ?? ''].join('  ').trimEnd();
  }
  if (rows.length === 0) yield `No certification is in the state ${state}.`;
  if (rows.length === LIST_MAX) yield `The first ${LIST_MAX} of those in the state ${state}.`;
}

async function* show(
  review: CertificationReview,
  number: string,
  { reviewer, into }: { reviewer: string; into: string | undefined },
): AsyncIterable<string> {
  const found = await review.show(number, reviewer);
  if (!found) throw new StartupError(`There is no certification ${number}.`);
  yield `${found.number}  ${found.kind}  ${found.country}  ${found.state}  customer ${found.accountId}`;
  yield [found.fullName, found.hospital, found.department, found.title].filter((each) => each !== '').join('  ');
  if (found.specialtyIds.length > 0) yield `specialties: ${found.specialtyIds.join(', ')}`;
  if (found.licenceNo !== '') yield `credit code: ${found.licenceNo}`;
  for (const { item, state, reason, note, sentAt } of found.items) {
    yield [item, state, formatDateTime(sentAt), reason ?? '', note].join('  ').trimEnd();
  }
  if (found.decidedAt !== null) yield `decided ${formatDateTime(found.decidedAt)} by ${found.decidedBy ?? ''}`;
  if (into !== undefined) yield* writePictures(review, found, { reviewer, into });
  else if (found.pictures.length > 0) yield `${found.pictures.length} pictures; --into FOLDER writes them.`;
}

/** Writes the decrypted pictures for the reviewer, who deletes them. */
async function* writePictures(
  review: CertificationReview,
  found: ReviewedCertification,
  { reviewer, into }: { reviewer: string; into: string },
): AsyncIterable<string> {
  await mkdir(into, { recursive: true, mode: 0o700 });
  for (const picture of found.pictures) {
    const item = ATTACHMENT_ITEMS[picture.attType];
    const bytes = await review.openPicture(found, picture, reviewer);
    if (!bytes)
      throw new StartupError(
        `The picture ${item} is lost, or was encrypted under another SECRET; see SECRET_PREVIOUS.`,
      );
    const path = join(into, `${found.number}-${item}.webp`);
    await writeFile(path, bytes, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
      throw new StartupError(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
    });
    yield `picture: ${path}`;
  }
}

async function* decide(
  review: CertificationReview,
  number: string,
  { reviewer, verdict }: { reviewer: string; verdict: Verdict },
): AsyncIterable<string> {
  yield describeOutcome(await review.decide(number, verdict, reviewer), {
    decided: ({ certification }) => `${number} is ${WORDS[certification.state]}; the owner of the account is told.`,
    notFound: () => `There is no certification ${number}.`,
    unknownItem: ({ items }) => `${number} has the items ${items.join(', ')}.`,
    conflict: ({ certification: { state, decidedAt, decidedBy } }) => {
      const since = decidedAt === null ? '' : ` since ${formatDateTime(decidedAt)} by ${decidedBy ?? ''}`;
      return `${number} is ${WORDS[state]}${since}; nothing was changed.`;
    },
    roleChanged: () => `The role of the account no longer fits ${number}; decide its newer certification first.`,
  });
}

async function* rotate(deps: AppContext): AsyncIterable<string> {
  const { rotated, current, unreadable } = await rotatePictures(deps);
  yield `${rotated} pictures encrypted again, ${current} were under SECRET already.`;
  for (const id of unreadable) yield `Neither SECRET nor SECRET_PREVIOUS decrypts picture ${id}.`;
}

function parseRefusals(items: readonly string[]): Verdict {
  const [first, ...others] = items.map(parseRefusal);
  if (!first)
    throw new StartupError('Which items, and why? ITEM=REASON[=WORDS] follows the number, such as licence=glare.');
  const refusals = [first, ...others] as const;
  if (new Set(refusals.map(({ item }) => item)).size < refusals.length) {
    throw new StartupError('Each item is refused once, with one reason.');
  }
  return { event: 'refuse', refusals };
}
