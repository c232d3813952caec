import { CASE_REVIEW_REASON_MAX, CASE_SECTIONS, type CaseSection, formatDateTime } from '@osteon/domain';
import { z } from 'zod';
import { defineCommand, defineVerb, noWords, type WithServices } from '../../../operator/command.ts';
import { operatorName, required } from '../../../operator/options.ts';
import { describeOutcome } from '../../../platform/decision-outcome.ts';
import { StartupError } from '../../../platform/startup-error.ts';
import { describeDraft, describeProblem } from './describe-draft.ts';
import type { CaseReview } from './review-service.ts';

/** Drafts that the list prints, the longest waiting first: the rest follows once these are decided. */
const LIST_MAX = 200;

const WHICH = 'Which one? The id of a draft follows, as `list` prints it.';

const draft = z
  .array(z.string())
  .min(1, { error: WHICH })
  .max(1, { error: 'takes one draft' })
  .transform(([word = '']) => word);

const by = required(operatorName, 'must name the reviewer: every reading and decision is logged.');

const words = z.string().trim().min(1).max(CASE_REVIEW_REASON_MAX);

/** A draft and remarks on its sections: `operation=补充入路`. */
const draftAndRemarks = z
  .array(z.string())
  .min(1, { error: WHICH })
  .transform(([id = '', ...remarks]) => ({ id, remarks }));

type Parts = WithServices<{ readonly cases: CaseReview }>;

/** `npm run operator -- cases`: lists, shows, publishes and returns what authors submit (rules/case-draft#review). */
export const caseCommand = defineCommand({
  summary: 'Lists the cases that authors have submitted, shows one, and publishes it or returns it with remarks.',
  verbs: {
    list: defineVerb({ usage: '', options: {}, words: noWords, run: ({ services }: Parts) => list(services.cases) }),
    show: defineVerb({
      usage: 'DRAFT --by NAME',
      options: { by },
      words: draft,
      run: ({ services }: Parts, { options, words: id }) => show(services.cases, id, options.by),
    }),
    publish: defineVerb({
      usage: 'DRAFT --version NUMBER --by NAME',
      options: {
        by,
        version: required(
          z.coerce.number({ error: 'must be a number' }).int({ error: 'must be a whole number' }),
          'must be that of the draft that `show` has printed.',
        ),
      },
      words: draft,
      run: ({ services }: Parts, { options, words: id }) => publish(services.cases, id, options),
    }),
    return: defineVerb({
      usage: 'DRAFT [SECTION=REMARK …] --reason WORDS --by NAME',
      options: { by, reason: required(words, 'must say why, in words for the author.') },
      words: draftAndRemarks,
      async *run({ services: { cases } }: Parts, { options, words: { id, remarks } }) {
        const decision = { reviewer: options.by, reason: options.reason, remarks: parseRemarks(remarks) };
        yield describeOutcome(await cases.return(id, decision), {
          decided: ({ title }) => `"${title}" is returned; its author is told.`,
          notFound: () => `There is no draft ${id}.`,
          conflict: ({ state }) => `${id} is in the state ${state}. Nothing was changed.`,
        });
      },
    }),
  },
});

/** Without texts, as reading one is logged. */
async function* list(review: CaseReview): AsyncGenerator<string, void> {
  const rows = await review.list(LIST_MAX);
  for (const { id, submittedAt, author, title, caseId, version } of rows) {
    const kind = caseId === null ? 'new' : `revision of ${caseId}`;
    yield [id, formatDateTime(submittedAt), author, title, `version ${version}`, kind].join('  ');
  }
  yield rows.length === 0 ? 'No case waits for a review.' : `${rows.length} in review.`;
}

async function* show(review: CaseReview, id: string, reviewer: string): AsyncGenerator<string, void> {
  const found = await review.show(id, reviewer);
  if (!found) throw new StartupError(`No draft ${id} is in review.`);
  yield* describeDraft(found);
}

async function* publish(
  review: CaseReview,
  id: string,
  { version, by: reviewer }: { readonly version: number; readonly by: string },
): AsyncGenerator<string, void> {
  yield describeOutcome(await review.publish(id, { version, reviewer }), {
    decided: ({ title, caseId }) => `"${title}" is published as ${caseId}; its author is told.`,
    notFound: () => `There is no draft ${id}. It may have been published or deleted.`,
    noAuthor: () => `The author of ${id} has no public page, without a valid certification. Nothing was changed.`,
    conflict: ({ state, version: stored }) =>
      `${id} is in the state ${state}, version ${stored}. Nothing was changed: read it again.`,
    incomplete: ({ problems }) => [`${id} cannot be published:`, ...problems.map(describeProblem)].join('\n'),
  });
}

/** @throws {StartupError} naming every word that is no remark on a section */
function parseRemarks(typed: readonly string[]): { section: CaseSection; text: string }[] {
  const problems: string[] = [];
  const remarks = typed.flatMap((word) => {
    const [, name = '', text = ''] = /^(\w+)=(.*)$/s.exec(word) ?? [];
    const section = CASE_SECTIONS.find((each) => each === name);
    const remark = words.safeParse(text);
    if (section && remark.success) return { section, text: remark.data };
    problems.push(`${word} is no remark: SECTION=WORDS, of ${CASE_SECTIONS.join(', ')}`);
    return [];
  });
  if (problems.length > 0) throw new StartupError(problems.join('\n'));
  return remarks;
}
