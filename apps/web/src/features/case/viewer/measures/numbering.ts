import type { Series } from '../data/series.ts';
import { getMeasureValue, type MeasureValue } from '../geometry/measure-geometry.ts';
import type { Measure, MeasuresBySeries } from './measure.ts';

/** A measure with its number, which is the same in the list and on the picture. */
export interface NumberedMeasure {
  readonly number: number;
  readonly measure: Measure;
  readonly series: Series;
  readonly value: MeasureValue | null;
}

/** All measures of a case in the order of its series, numbered from 1. */
export function numberMeasures(series: readonly Series[], measures: MeasuresBySeries): readonly NumberedMeasure[] {
  return series
    .flatMap((each) => (measures[each.key] ?? []).map((measure) => ({ series: each, measure })))
    .map(({ series: each, measure }, index) => ({
      number: index + 1,
      series: each,
      measure,
      value: getMeasureValue(measure, each.spacing),
    }));
}

/** Two like measures, before and after the operation. */
export interface MeasureChange {
  readonly from: NumberedMeasure;
  readonly to: NumberedMeasure;
  readonly difference: number;
}

/**
 * The changes between like measures: of the same kind, name and unit, the first before the operation with the first
 * after it, and so on (rules/case-viewer#changes).
 */
export function listChanges(numbered: readonly NumberedMeasure[]): readonly MeasureChange[] {
  const before = numbered.filter(({ series }) => series.phase === 'before');
  const taken = new Set<number>();
  return numbered.flatMap((to) => {
    if (to.series.phase === 'before') return [];
    const from = before.find((each) => !taken.has(each.number) && isAlike(each, to));
    if (!from?.value || !to.value) return [];
    taken.add(from.number);
    return [{ from, to, difference: to.value.amount - from.value.amount }];
  });
}

const isAlike = (a: NumberedMeasure, b: NumberedMeasure): boolean =>
  a.measure.kind === b.measure.kind && a.measure.label === b.measure.label && a.value?.unit === b.value?.unit;

/** The number of a measure in a circle; in brackets where there is no such sign. */
export function getCircledNumber(number: number): string {
  if (number <= 20) return String.fromCodePoint(0x245f + number);
  if (number <= 35) return String.fromCodePoint(0x3250 + number - 20);
  if (number <= 50) return String.fromCodePoint(0x32b0 + number - 35);
  return `(${number})`;
}

const SIGNS = { mm: ' mm', px: ' px', deg: '°' } as const;

/** A value as text: one decimal, whole pixels. */
export const formatValue = ({ amount, unit }: MeasureValue): string =>
  `${amount.toFixed(unit === 'px' ? 0 : 1)}${SIGNS[unit]}`;

/** A difference as text, with its sign. */
export function formatDifference(difference: number, unit: MeasureValue['unit']): string {
  const text = formatValue({ amount: Math.abs(difference), unit });
  if (Number.parseFloat(text) === 0) return text;
  return `${difference < 0 ? '−' : '+'}${text}`;
}
