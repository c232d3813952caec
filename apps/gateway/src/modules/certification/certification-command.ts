import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ATTACHMENT_ITEMS, type CertificationState, formatDateTime } from '@osteon/domain';
import { z } from 'zod';
import { defineCommand } from '../../operator/command.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { createOutboxService } from '../outbox/deliveries/outbox-service.ts';
import { parseRefusal } from './parse-refusal.ts';
import {
  type CertificationReview,
  createCertificationReview,
  type ReviewedCertification,
  type Verdict,
} from './review-service.ts';
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

const verbs = ['list', 'show', 'accept', 'refuse', 'revoke', 'rotate'] as const;

const words = z
  .array(z.string())
  .min(1, { error: `must be one of ${verbs.join(', ')}` })
  .transform(([verb = '', ...rest]) => ({ verb, rest }))
  .pipe(
    z.object({
      verb: z.enum(verbs, { error: `must be one of ${verbs.join(', ')}` }),
      rest: z.array(z.string()),
    }),
  )
  .refine(({ verb, rest }) => verb === 'refuse' || rest.length <= 1, { error: 'takes one number' });

/**
 * `npm run operator -- certifications`: lists, shows and decides certifications: approves (accept), rejects (refuse) or
 * revokes them (rules/certification#review).
 */
export const certificationCommand = defineCommand({
  usage:
    'list [--state draft|review|accepted|refused|revoked] | show NUMBER --by NAME [--into FOLDER] | accept NUMBER --by NAME | ' +
    'refuse NUMBER ITEM=REASON[=WORDS] … --by NAME | revoke NUMBER --by NAME | rotate',
  summary:
    'Lists the certifications in the order of the queue, shows one (with its pictures into a folder), decides it, or ' +
    'encrypts all pictures again after a change of SECRET.',
  options: {
    state: z.enum(states, { error: `must be one of ${states.join(', ')}` }).default('review'),
    by: z.string().trim().min(1).max(40).optional(),
    into: z.string().min(1).optional(),
  },
  words,
  async *run(deps, { options: { state, by, into }, words: { verb, rest } }) {
    const review = createCertificationReview(deps, createOutboxService(deps));
    if (verb === 'list') yield* list(review, state);
    else if (verb === 'rotate') yield* rotate(await rotatePictures(deps));
    else {
      const number = requireNumber(rest);
      const reviewer = requireReviewer(by);
      if (verb === 'show') yield* show(review, number, { reviewer, into });
      else yield* decide(review, number, { reviewer, verdict: parseVerdict(verb, rest.slice(1)) });
    }
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
  const outcome = await review.decide(number, verdict, reviewer);
  if (outcome.result === 'notFound') throw new StartupError(`There is no certification ${number}.`);
  if (outcome.result === 'unknownItem') throw new StartupError(`${number} has the items ${outcome.items.join(', ')}.`);
  const { state, decidedBy, decidedAt } = outcome.certification;
  const since = decidedAt === null ? '' : ` since ${formatDateTime(decidedAt)} by ${decidedBy ?? ''}`;
  if (outcome.result === 'conflict')
    throw new StartupError(`${number} is ${WORDS[state]}${since}; nothing was changed.`);
  if (outcome.result === 'roleChanged') {
    throw new StartupError(`The role of the account no longer fits ${number}; decide its newer certification first.`);
  }
  yield `${number} is ${WORDS[state]}; the owner of the account is told.`;
}

async function* rotate({
  rotated,
  current,
  unreadable,
}: Awaited<ReturnType<typeof rotatePictures>>): AsyncIterable<string> {
  yield `${rotated} pictures encrypted again, ${current} were under SECRET already.`;
  for (const id of unreadable) yield `Neither SECRET nor SECRET_PREVIOUS decrypts picture ${id}.`;
}

function parseVerdict(verb: 'accept' | 'refuse' | 'revoke', rest: readonly string[]): Verdict {
  if (verb !== 'refuse') return { event: verb };
  const [first, ...others] = rest.map(parseRefusal);
  if (!first)
    throw new StartupError('Which items, and why? ITEM=REASON[=WORDS] follows the number, such as licence=glare.');
  const refusals = [first, ...others] as const;
  if (new Set(refusals.map(({ item }) => item)).size < refusals.length) {
    throw new StartupError('Each item is refused once, with one reason.');
  }
  return { event: 'refuse', refusals };
}

function requireNumber([number]: readonly string[]): string {
  if (number === undefined) throw new StartupError('Which one? Its number follows, such as RZ20261121-0001.');
  return number.toUpperCase();
}

/** Reading is logged with the reviewer's name, which is therefore required. */
function requireReviewer(by: string | undefined): string {
  if (by === undefined) throw new StartupError('--by must name the reviewer: every reading and decision is logged.');
  return by;
}
