import { STORAGE_KEYS } from '@osteon/domain';
import type { Measure, MeasuresBySeries } from './measure.ts';

/** Cases whose measures a browser stores; those that were changed first are dropped. */
const CASES_MAX = 50;

/** Measures of a case in this browser (rules/case-viewer#saving). */
interface StoredCase {
  readonly caseId: string;
  /** Empty for a visitor. */
  readonly customerId: string;
  /** A visitor's measures, or those of a customer that the gateway has not confirmed. */
  readonly measures: MeasuresBySeries;
}

const KEY = STORAGE_KEYS.caseMeasures;

/** The stored measures of a customer, or of a visitor, on a case. */
export function readStoredMeasures(caseId: string, customerId: string): MeasuresBySeries {
  return read().find((each) => each.caseId === caseId && each.customerId === customerId)?.measures ?? {};
}

/** Replaces them; without measures the entry is deleted. False where the browser has no room. */
export function storeMeasures(caseId: string, customerId: string, measures: MeasuresBySeries): boolean {
  const others = read().filter((each) => each.caseId !== caseId || each.customerId !== customerId);
  const entry = Object.keys(measures).length > 0 ? [{ caseId, customerId, measures }] : [];
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, ...entry].slice(-CASES_MAX)));
    return true;
  } catch {
    return false;
  }
}

function read(): readonly StoredCase[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isStoredCase) : [];
  } catch {
    return [];
  }
}

/** Only this file writes the key; what another version wrote is dropped. */
function isStoredCase(found: unknown): found is StoredCase {
  if (typeof found !== 'object' || found === null) return false;
  const { caseId, customerId, measures } = found as Partial<Record<keyof StoredCase, unknown>>;
  if (typeof caseId !== 'string' || typeof customerId !== 'string') return false;
  if (typeof measures !== 'object' || measures === null) return false;
  return Object.values(measures).every((list) => Array.isArray(list) && list.every(isMeasure));
}

function isMeasure(found: unknown): found is Measure {
  const { measureId, kind, label, points } = (found ?? {}) as Partial<Record<keyof Measure, unknown>>;
  return [measureId, kind, label].every((value) => typeof value === 'string') && Array.isArray(points);
}

/** All measures of two sources; of the same measure that of `first` (rules/case-viewer#saving). */
export function mergeMeasures(first: MeasuresBySeries, second: MeasuresBySeries): MeasuresBySeries {
  const keys = new Set([...Object.keys(first), ...Object.keys(second)]);
  return Object.fromEntries(
    Array.from(keys, (key) => {
      const own = first[key] ?? [];
      const more = (second[key] ?? []).filter((each) => !own.some(({ measureId }) => measureId === each.measureId));
      return [key, [...more, ...own]];
    }),
  );
}
