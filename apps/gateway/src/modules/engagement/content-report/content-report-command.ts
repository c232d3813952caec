import { formatDateTime, MODERATION_APPEAL_MAX } from '@osteon/domain';
import { z } from 'zod';
import { defineCommand, defineVerb, noWords, oneWord, type WithServices } from '../../../operator/command.ts';
import { getKindName } from '../../../operator/content/kind-names.ts';
import { operatorName, required } from '../../../operator/options.ts';
import { describeOutcome } from '../../../platform/decision-outcome.ts';
import { StartupError } from '../../../platform/startup-error.ts';
import type { ReportReview } from './resolve-report-service.ts';

/** Resources that the list prints, the longest reported first: the rest follows once these are resolved. */
const LIST_MAX = 200;

const verdicts = ['corrected', 'dismissed'] as const;

const resource = oneWord({ missing: 'Which one? The id of a resource follows.', more: 'takes one resource' });
const by = required(operatorName, 'must name the operator: every reading and decision is logged.');

type Parts = WithServices<{ readonly contentReports: ReportReview }>;

/**
 * `npm run operator -- content-reports`: lists, shows and resolves reports of errors
 * (rules/content-report#content-reports).
 */
export const contentReportCommand = defineCommand({
  summary:
    'Lists the resources in which readers report errors, shows what they say is right, and settles their reports.',
  verbs: {
    list: defineVerb({
      usage: '',
      options: {},
      words: noWords,
      run: ({ services: { contentReports } }: Parts) => list(contentReports),
    }),
    show: defineVerb({
      usage: 'ID --by NAME',
      options: { by },
      words: resource,
      run: ({ services: { contentReports } }: Parts, { options, words: id }) => show(contentReports, id, options.by),
    }),
    settle: defineVerb({
      usage: 'ID --revision REVISION --verdict corrected|dismissed --answer WORDS --by NAME',
      options: {
        by,
        revision: required(z.string().trim(), 'must be that of the reports that `show` has printed.'),
        verdict: required(
          z.enum(verdicts, { error: `must be one of ${verdicts.join(', ')}` }),
          'must say whether the resource was corrected.',
        ),
        answer: required(
          z.string().trim().min(1).max(MODERATION_APPEAL_MAX),
          'must say why, in words for the reporters.',
        ),
      },
      words: resource,
      async *run({ services: { contentReports } }: Parts, { options: { by: resolvedBy, ...resolution }, words: id }) {
        yield describeOutcome(await contentReports.resolveReport(id, { ...resolution, resolvedBy }), {
          decided: ({ count }) => `${count} of ${id} settled; the reporters are told.`,
          notFound: () => `No report of ${id} waits.`,
          conflict: () => `Other reports of ${id} wait than were read. Nothing was changed.`,
        });
      },
    }),
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
