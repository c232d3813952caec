import { formatDateTime, MODERATION_APPEAL_MAX } from '@osteon/domain';
import { z } from 'zod';
import { defineCommand } from '../../../operator/command.ts';
import { getKindName } from '../../../operator/content/kind-names.ts';
import type { PostMessage as PostDecisionMessage } from '../../../platform/portal-message.ts';
import { StartupError } from '../../../platform/startup-error.ts';
import { createReportReview, type ReportReview } from './resolve-report-service.ts';

/** Resources that the list prints, the longest reported first: the rest follows once these are resolved. */
const LIST_MAX = 200;

const verbs = ['list', 'show', 'settle'] as const;
const verdicts = ['corrected', 'dismissed'] as const;

const words = z
  .array(z.string())
  .min(1, { error: `must be one of ${verbs.join(', ')}` })
  .transform(([verb = '', ...rest]) => ({ verb, rest }))
  .pipe(
    z.object({
      verb: z.enum(verbs, { error: `must be one of ${verbs.join(', ')}` }),
      rest: z.array(z.string()).max(1, { error: 'takes one resource' }),
    }),
  );

/**
 * `npm run operator -- content-reports`: lists, shows and resolves reports of errors
 * (rules/content-report#content-reports).
 */
export const createContentReportCommand = (postMessage: PostDecisionMessage) =>
  defineCommand({
    usage:
      'list | show ID --by NAME | settle ID --revision REVISION --verdict corrected|dismissed --answer WORDS --by NAME',
    summary:
      'Lists the resources in which readers report errors, shows what they say is right, and settles their reports.',
    options: {
      by: z.string().trim().min(1).max(40).optional(),
      revision: z.string().trim().optional(),
      verdict: z.enum(verdicts, { error: `must be one of ${verdicts.join(', ')}` }).optional(),
      answer: z.string().trim().min(1).max(MODERATION_APPEAL_MAX).optional(),
    },
    words,
    async *run(deps, { options: { by, revision, verdict, answer }, words: { verb, rest } }) {
      const review = createReportReview(deps, postMessage);
      if (verb === 'list') return yield* list(review);
      const id = requireOption(rest[0], 'Which one? The id of a resource follows.');
      const operator = requireOption(by, '--by must name the operator: every reading and decision is logged.');
      if (verb === 'show') return yield* show(review, id, operator);
      const outcome = await review.resolveReport(id, {
        revision: requireOption(revision, '--revision must be that of the reports that `show` has printed.'),
        verdict: requireOption(verdict, '--verdict must say whether the resource was corrected.'),
        answer: requireOption(answer, '--answer must say why, in words for the reporters.'),
        resolvedBy: operator,
      });
      if (outcome.result === 'notFound') throw new StartupError(`No report of ${id} waits.`);
      if (outcome.result === 'conflict') {
        throw new StartupError(`Other reports of ${id} wait than were read. Nothing was changed.`);
      }
      yield `${outcome.count} of ${id} settled; the reporters are told.`;
    },
  });

/** Without texts, as reading one is logged. */
async function* list(review: ReportReview): AsyncGenerator<string, void> {
  const rows = await review.list(LIST_MAX);
  for (const { id, type, title, reportedAt, reporters, reasons } of rows) {
    const reported = `reported by ${reporters}: ${reasons.join(',')}`;
    yield [id, formatDateTime(reportedAt ?? 0), getKindName(type), title ?? '', reported].join('  ');
  }
  yield rows.length === 0 ? 'No resource is reported.' : `${rows.length} reported.`;
}

async function* show(review: ReportReview, id: string, operator: string): AsyncGenerator<string, void> {
  const found = await review.show(id, operator);
  if (!found) throw new StartupError(`No report of ${id} waits.`);
  yield `${id}  ${found.title}`;
  for (const { createdAt, reason, correction, source } of found.reports) {
    yield [formatDateTime(createdAt), reason, correction, source].filter((part) => part !== '').join('  ');
  }
  yield `revision ${found.revision}`;
}

function requireOption<Value>(value: Value | undefined, problem: string): Value {
  if (value === undefined) throw new StartupError(problem);
  return value;
}
