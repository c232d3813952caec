import { formatCredit, formatCreditClass, formatDateTime, getYearStart } from '@osteon/domain';
import { stringify } from 'csv-stringify/sync';
import type { Database } from '../../platform/database/connect.ts';
import { createCreditRepository } from './credit-repository.ts';

/** Lines of one query. */
const BATCH = 1_000;

const HEADING = ['姓名', '单位', '职称', '日期', '项目', '类别', '学时', '学分', '记录编号'];

/**
 * The lines of all accounts that count in a year as a CSV for the credit authority, in parts: UTF-8 with a byte order mark, no
 * cell a formula (rules/credit#operator).
 */
export async function* exportCredits(db: Database, year: number): AsyncGenerator<{ csv: string; lines: number }> {
  const repository = createCreditRepository(db);
  const options = { escape_formulas: true };
  yield { csv: stringify([HEADING], { ...options, bom: true }), lines: 0 };
  for (let after = ''; ; ) {
    const rows = await repository.listCounted(getYearStart(year), getYearStart(year + 1), after, BATCH);
    const cells = rows.map(({ line, name, company, medicalTitle }) => [
      name,
      company,
      medicalTitle,
      formatDateTime(line.bookedAt),
      line.title,
      formatCreditClass(line.creditClass),
      formatCredit(line.hours),
      formatCredit(line.points),
      line.id,
    ]);
    if (cells.length > 0) yield { csv: stringify(cells, options), lines: cells.length };
    const last = rows.at(-1);
    if (rows.length < BATCH || !last) return;
    after = last.line.id;
  }
}
