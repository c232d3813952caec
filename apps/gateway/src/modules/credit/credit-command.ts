import {
  CREDIT_CLASSES,
  FIRST_YEAR,
  formatCredit,
  formatCreditClass,
  formatDateTime,
  getCalendarYear,
  getYearStart,
  sumCredits,
} from '@osteon/domain';
import { z } from 'zod';
import { defineCommand, defineVerb, noWords, oneWord, type WithServices } from '../../operator/command.ts';
import { createPrivateFile } from '../../operator/create-private-file.ts';
import { required } from '../../operator/options.ts';
import { textTable } from '../../operator/text-table.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { describeOutcome } from '../../platform/decision-outcome.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { findAccountId } from '../account/accounts/account-lookup-service.ts';
import type { CreditCorrections } from './correct-credit-service.ts';
import { createCreditRepository } from './credit-repository.ts';
import { buildCreditWorkbook, formatCsvHeading, formatCsvRows, WORKBOOK_MAX } from './credit-sheet.ts';
import { type ExportedLine, exportCredits } from './export-credits-service.ts';

/** Credits or hours with one decimal. */
const figure = z
  .string()
  .regex(/^-?\d{1,3}(\.\d)?$/, { error: 'must be a figure with one decimal, such as 1.5 or -0.5' })
  .transform(Number);

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u);

const account = z.string().trim().min(1);
const year = z.coerce.number().int().min(FIRST_YEAR).max(9999);
const by = required(line(40), 'must name the operator: every reading and change is logged.');

type Parts = WithServices<{ readonly credit: CreditCorrections }>;

/** `npm run operator -- credit`: lists, adjusts, revokes and exports credit (rules/credit#operator). */
export const creditCommand = defineCommand({
  summary:
    "Lists an account's credit of a year, adds an adjustment to it, revokes a line with its transcripts, or writes the credit of all accounts as a CSV or a workbook.",
  verbs: {
    list: defineVerb({
      usage: '--account MOBILE|EMAIL|CUSTOMER_ID [--year 2026] --by NAME',
      options: { by, account: required(account, 'must name whose credit it is.'), year: year.optional() },
      words: noWords,
      run: (deps, { options }) => list(deps, options),
    }),
    adjust: defineVerb({
      usage: '--account … --class I|II --points 1.5 [--hours 2] --title WORDS --reason WORDS --by NAME',
      options: {
        by,
        account: required(account, 'must name whose credit it is.'),
        class: required(
          z.enum(CREDIT_CLASSES, { error: `must be one of ${CREDIT_CLASSES.join(', ')}` }),
          'must be I or II.',
        ),
        points: required(
          figure.refine((points) => points !== 0, { error: 'must not be 0.' }),
          'must say how many credits are added, or taken with a minus.',
        ),
        hours: figure.default(0),
        title: required(line(100), 'must say what it is for, as transcripts print it.'),
        reason: required(line(200), 'must say why, in words for the owner.'),
      },
      words: noWords,
      async *run({ services: { credit } }: Parts, { options: { by: operator, class: creditClass, ...adjustment } }) {
        yield describeOutcome(await credit.adjust({ creditClass, ...adjustment }, operator), {
          decided: ({ line: { id, points } }) => `${id}  ${formatCreditClass(creditClass)} ${formatCredit(points)}`,
          notFound: () => `There is no account ${adjustment.account}.`,
        });
      },
    }),
    revoke: defineVerb({
      usage: 'LINE --reason WORDS --by NAME',
      options: { by, reason: required(line(200), 'must say why, in words for the owner and for offices.') },
      words: oneWord({ missing: 'Which one? The id of a line follows.', more: 'takes one line' }),
      async *run({ services: { credit } }: Parts, { options, words: id }) {
        yield describeOutcome(await credit.revoke(id, options), {
          decided: () => `${id} is revoked, and so are the transcripts that contain it.`,
          notFound: () => `No line ${id} counts.`,
        });
      },
    }),
    export: defineVerb({
      usage: '--year 2026 --to FILE.csv|FILE.xlsx --by NAME',
      options: {
        by,
        year: required(year, 'must say which year.'),
        to: required(z.string().trim().min(1), 'must name the file, which must not exist yet.'),
      },
      words: noWords,
      run: (deps, { options }) => writeExport(deps, options),
    }),
  },
});

async function* list(
  deps: AppContext,
  { account: named, year: requestedYear, by: operator }: { account: string; year?: number | undefined; by: string },
): AsyncIterable<string> {
  const accountId = await findAccountId(deps.db, named);
  if (accountId === null) throw new StartupError(`There is no account ${named}.`);
  const ofYear = requestedYear ?? getCalendarYear(deps.clock.now());
  const rows = await createCreditRepository(deps.db).listBetween(
    accountId,
    getYearStart(ofYear),
    getYearStart(ofYear + 1),
  );
  await record(deps, 'creditListed', accountId, { by: operator, year: ofYear });
  yield* textTable(
    [{ title: 'line' }, { title: 'booked' }, { title: 'class' }, { title: 'credits', right: true }, { title: 'what' }],
    rows.map(({ id, awardedAt, creditClass, points, title, revokedReason }) => [
      id,
      formatDateTime(awardedAt),
      formatCreditClass(creditClass),
      formatCredit(points),
      revokedReason === '' ? title : `${title} (revoked: ${revokedReason})`,
    ]),
  );
  const sums = sumCredits(rows.filter(({ revokedAt }) => revokedAt === null));
  yield `${ofYear}: ${CREDIT_CLASSES.map((each) => `${formatCreditClass(each)} ${formatCredit(sums[each])}`).join(', ')}`;
}

async function* writeExport(
  deps: AppContext,
  { year: ofYear, to: path, by: operator }: { year: number; to: string; by: string },
): AsyncIterable<string> {
  const lines = await (path.endsWith('.xlsx') ? writeWorkbook(deps, ofYear, path) : writeCsv(deps, ofYear, path));
  await record(deps, 'creditsExported', null, { by: operator, year: ofYear, lines });
  yield `${lines} lines of ${ofYear} are in ${path}.`;
}

/** Writes batch by batch, as there may be millions of lines; returns their number. */
async function writeCsv({ db }: AppContext, year: number, path: string): Promise<number> {
  const file = await createPrivateFile(path);
  let lines = 0;
  try {
    await file.writeFile(formatCsvHeading());
    for await (const batch of exportCredits(db, year)) {
      await file.writeFile(formatCsvRows(batch));
      lines += batch.length;
    }
  } finally {
    await file.close();
  }
  return lines;
}

/** Writes a workbook; returns its number of lines. */
async function writeWorkbook({ db }: AppContext, year: number, path: string): Promise<number> {
  const count = await createCreditRepository(db).countCounted(getYearStart(year), getYearStart(year + 1));
  if (count > WORKBOOK_MAX) throw new StartupError(`${count} lines are too many for a workbook: name a .csv.`);
  const lines: ExportedLine[] = [];
  for await (const batch of exportCredits(db, year)) lines.push(...batch);
  const file = await createPrivateFile(path);
  try {
    await file.writeFile(await buildCreditWorkbook(lines, year));
  } finally {
    await file.close();
  }
  return lines.length;
}

async function record(
  { db, audit }: Pick<AppContext, 'db' | 'audit'>,
  event: 'creditListed' | 'creditsExported',
  accountId: string | null,
  detail: Readonly<Record<string, string | number>>,
): Promise<void> {
  await audit.record(db, { event, accountId, ip: null, deviceId: null, detail });
}
