import type { AppContext } from '../../../platform/app-context.ts';
import { randomId } from '../../../platform/crypto/random-id.ts';
import { type CsvFault, describeCsvFaults } from '../../../platform/csv/parse-csv.ts';
import { liftStatementLimit } from '../../../platform/database/statement-limit.ts';
import { StartupError } from '../../../platform/startup-error.ts';
import { createHospitalRepository } from './hospital-repository.ts';
import { type HospitalLine, parseHospitals } from './parse-hospitals.ts';

/** The hospitals of a file: new ones, those with a changed grade, and unchanged ones. */
export interface ImportedHospitals {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

/**
 * Adds the hospitals of a CSV, all or none. A hospital is identified by its name and city, so that a second run changes
 * nothing and one with other grades changes these alone (rules/doctor#hospitals).
 * @throws {StartupError} with every fault by its line
 */
export async function importHospitals(
  { db }: Pick<AppContext, 'db'>,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
): Promise<ImportedHospitals> {
  const { lines, faults } = parseHospitals(bytes);
  const all = [...faults, ...findDuplicates(lines)].toSorted((a, b) => a.line - b.line);
  if (all.length > 0) throw new StartupError(describeCsvFaults(name, all));
  return db.transaction(async (tx) => {
    await liftStatementLimit(tx);
    const repository = createHospitalRepository(tx);
    await repository.lockImport();
    const stored = await repository.listByNames(lines.map((line) => line.name));
    const byKey = new Map(stored.map((row) => [keyOf(row), row]));
    const rows = lines.map((line) => ({
      id: byKey.get(keyOf(line))?.id ?? randomId(),
      name: line.name,
      city: line.city,
      grade: line.grade,
    }));
    const fresh = rows.filter((row) => !byKey.has(keyOf(row)));
    const changed = rows.filter((row) => (byKey.get(keyOf(row))?.grade ?? row.grade) !== row.grade);
    await repository.upsert([...fresh, ...changed]);
    return { added: fresh.length, changed: changed.length, unchanged: rows.length - fresh.length - changed.length };
  });
}

/** Two lines of one hospital with different grades; equal lines are found by the parser. */
function findDuplicates(lines: readonly HospitalLine[]): CsvFault[] {
  const first = new Map<string, HospitalLine>();
  return lines.flatMap((each) => {
    const before = first.get(keyOf(each));
    if (!before) first.set(keyOf(each), each);
    const isOther = before !== undefined && before.grade !== each.grade;
    return isOther ? [{ line: each.line, column: 'grade', problem: `differs from that of line ${before.line}` }] : [];
  });
}

const keyOf = ({ name, city }: { readonly name: string; readonly city: string }) => JSON.stringify([name, city]);
