import { z } from 'zod';
import { parseCsv } from '../../../platform/csv/parse-csv.ts';

/** Lines of one file: more than there are hospitals in China. */
const HOSPITALS_MAX = 100_000;

const cell = (max: number) =>
  z
    .string()
    .max(max, { error: `may have ${max} characters at most` })
    .regex(/^\P{Cc}*$/u, { error: 'must not contain control characters' })
    .transform((value) => value.normalize('NFKC'));

const row = z.object({
  name: cell(100).refine((value) => value !== '', { error: 'must not be empty' }),
  city: cell(60).refine((value) => value !== '', { error: 'must not be empty' }),
  /** Empty for a hospital without a grade. */
  grade: cell(20),
});

/** A line of the file. */
export type HospitalLine = z.output<typeof row> & { readonly line: number };

/** Parses a CSV of hospitals; the columns are name, city and grade (rules/doctor#hospitals). */
export const parseHospitals = (bytes: Uint8Array) => parseCsv(bytes, { row, max: HOSPITALS_MAX, items: 'hospitals' });
