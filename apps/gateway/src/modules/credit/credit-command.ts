import { open } from 'node:fs/promises';
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
import { defineCommand } from '../../operator/command.ts';
import { textTable } from '../../operator/text-table.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { findAccountId } from '../account/accounts/account-lookup-service.ts';
import { createCreditRepository } from './credit-repository.ts';
import { createCreditService } from './credit-service.ts';
import { buildWorkbook, formatCsvHeading, formatCsvRows, WORKBOOK_MAX } from './credit-sheet.ts';
import { type ExportedLine, exportCredits } from './export-credits-service.ts';

const verbs = ['list', 'adjust', 'revoke', 'export'] as const;

const words = z
  .array(z.string())
  .min(1, { error: `must be one of ${verbs.join(', ')}` })
  .transform(([verb = '', ...rest]) => ({ verb, rest }))
  .pipe(
    z.object({
      verb: z.enum(verbs, { error: `must be one of ${verbs.join(', ')}` }),
      rest: z.array(z.string()).max(1, { error: 'takes one line' }),
    }),
  );

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

interface Options {
  readonly account?: string | undefined;
  readonly year?: number | undefined;
  readonly class?: (typeof CREDIT_CLASSES)[number] | undefined;
  readonly points?: number | undefined;
  readonly hours?: number | undefined;
  readonly title?: string | undefined;
  readonly reason?: string | undefined;
  readonly to?: string | undefined;
  readonly by?: string | undefined;
}

/** `npm run operator -- credit`: lists, adjusts, revokes and exports credit (rules/credit#operator). */
export const creditCommand = defineCommand({
  usage:
    'list --account MOBILE|EMAIL|CUSTOMER_ID [--year 2026] --by NAME | adjust --account … --class I|II --points 1.5 [--hours 2] --title WORDS --reason WORDS --by NAME | revoke LINE --reason WORDS --by NAME | export --year 2026 --to FILE.csv|FILE.xlsx --by NAME',
  summary:
    "Lists an account's credit of a year, adds an adjustment to it, revokes a line with its transcripts, or writes the credit of all accounts as a CSV or a workbook.",
  options: {
    account: z.string().trim().min(1).optional(),
    year: z.coerce.number().int().min(FIRST_YEAR).max(9999).optional(),
    class: z.enum(CREDIT_CLASSES, { error: `must be one of ${CREDIT_CLASSES.join(', ')}` }).optional(),
    points: figure.optional(),
    hours: figure.optional(),
    title: line(100).optional(),
    reason: line(200).optional(),
    to: z.string().trim().min(1).optional(),
    by: line(40).optional(),
  },
  words,
  async *run(deps, { options, words: { verb, rest } }) {
    const by = requireOption(options.by, '--by must name the operator: every reading and change is logged.');
    if (verb === 'list') return yield* list(deps, options, by);
    if (verb === 'adjust') return yield* adjust(deps, options, by);
    if (verb === 'export') return yield* writeExport(deps, options, by);
    return yield* revoke(deps, requireOption(rest[0], 'Which one? The id of a line follows.'), options, by);
  },
});

async function* list(
  deps: AppContext,
  { account, year: requestedYear }: Options,
  by: string,
): AsyncGenerator<string, void> {
  const accountId = await requireAccount(deps, account);
  const year = requestedYear ?? getCalendarYear(deps.clock.now());
  const rows = await createCreditRepository(deps.db).listBetween(accountId, getYearStart(year), getYearStart(year + 1));
  await record(deps, 'creditListed', accountId, { by, year });
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
  yield `${year}: ${CREDIT_CLASSES.map((each) => `${formatCreditClass(each)} ${formatCredit(sums[each])}`).join(', ')}`;
}

async function* adjust(deps: AppContext, options: Options, by: string): AsyncGenerator<string, void> {
  const accountId = await requireAccount(deps, options.account);
  const adjustment = {
    accountId,
    creditClass: requireOption(options.class, '--class must be I or II.'),
    points: requireOption(options.points, '--points must say how many credits are added, or taken with a minus.'),
    hours: options.hours ?? 0,
    title: requireOption(options.title, '--title must say what it is for, as transcripts print it.'),
    reason: requireOption(options.reason, '--reason must say why, in words for the owner.'),
  };
  if (adjustment.points === 0) throw new StartupError('--points must not be 0.');
  const adjusted = await deps.db.transaction(async (tx) => {
    const row = await createCreditService(deps).adjust(tx, adjustment);
    const { creditClass, points } = adjustment;
    await record({ ...deps, db: tx }, 'creditAdjusted', accountId, { by, line: row.id, creditClass, points });
    return row;
  });
  yield `${adjusted.id}  ${formatCreditClass(adjusted.creditClass)} ${formatCredit(adjusted.points)}`;
}

async function* revoke(deps: AppContext, id: string, options: Options, by: string): AsyncGenerator<string, void> {
  const reason = requireOption(options.reason, '--reason must say why, in words for the owner and for offices.');
  const revoked = await deps.db.transaction(async (tx) => {
    const row = await createCreditService(deps).revoke(tx, id, reason);
    if (row) await record({ ...deps, db: tx }, 'creditRevoked', row.accountId, { by, line: id });
    return row;
  });
  if (!revoked) throw new StartupError(`No line ${id} counts.`);
  yield `${id} is revoked, and so are the transcripts that contain it.`;
}

async function* writeExport(deps: AppContext, { year, to }: Options, by: string): AsyncGenerator<string, void> {
  const ofYear = requireOption(year, '--year must say which year.');
  const path = requireOption(to, '--to must name the file, which must not exist yet.');
  const lines = await (path.endsWith('.xlsx') ? writeWorkbook(deps, ofYear, path) : writeCsv(deps, ofYear, path));
  await record(deps, 'creditsExported', null, { by, year: ofYear, lines });
  yield `${lines} lines of ${ofYear} are in ${path}.`;
}

/** Creates a file that only its owner can read. */
function createFile(path: string) {
  return open(path, 'wx', 0o600).catch((error: unknown) => {
    throw new StartupError(`${path} cannot be written.`, { cause: error });
  });
}

/** Writes batch by batch, as there may be millions of lines; returns their number. */
async function writeCsv({ db }: AppContext, year: number, path: string): Promise<number> {
  const file = await createFile(path);
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
  const file = await createFile(path);
  try {
    await file.writeFile(await buildWorkbook(lines, year));
  } finally {
    await file.close();
  }
  return lines.length;
}

async function requireAccount({ db }: AppContext, account: string | undefined): Promise<string> {
  const named = requireOption(account, '--account must name whose credit it is.');
  const accountId = await findAccountId(db, named);
  if (accountId === null) throw new StartupError(`There is no account ${named}.`);
  return accountId;
}

async function record(
  { db, audit }: Pick<AppContext, 'db' | 'audit'>,
  event: 'creditListed' | 'creditAdjusted' | 'creditRevoked' | 'creditsExported',
  accountId: string | null,
  detail: Readonly<Record<string, string | number>>,
): Promise<void> {
  await audit.record(db, { event, accountId, ip: null, deviceId: null, detail });
}

function requireOption<Value>(value: Value | undefined, problem: string): Value {
  if (value === undefined) throw new StartupError(problem);
  return value;
}
