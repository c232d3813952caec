import { getYearStart } from '@osteon/domain';
import type { Database } from '../../platform/database/connect.ts';
import { type CreditRow, createCreditRepository } from './credit-repository.ts';

/** Batch size of one query, in lines. */
const BATCH = 1_000;

/** A line with its owner, in the form for the credit authority. */
export interface ExportedLine
  extends Pick<CreditRow, 'id' | 'awardedAt' | 'title' | 'creditClass' | 'hours' | 'points'> {
  readonly name: string;
  readonly company: string;
  readonly medicalTitle: string;
}

/** The lines of all accounts that count in a year, batch by batch (rules/credit#operator). */
export async function* exportCredits(db: Database, year: number): AsyncGenerator<readonly ExportedLine[]> {
  const repository = createCreditRepository(db);
  for (let after = ''; ; ) {
    const rows = await repository.listCounted(getYearStart(year), getYearStart(year + 1), after, BATCH);
    if (rows.length > 0) yield rows.map(({ line, ...owner }) => ({ ...line, ...owner }));
    const last = rows.at(-1);
    if (rows.length < BATCH || !last) return;
    after = last.line.id;
  }
}
