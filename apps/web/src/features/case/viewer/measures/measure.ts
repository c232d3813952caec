import type { RequestOf } from '@osteon/contract';

/** A measure as it is stored (rules/case-viewer#measures). */
export type Measure = RequestOf<'saveCaseMeasures'>['measures'][number];

export type MeasureKind = Measure['kind'];

/** Measures by the key of their series. */
export type MeasuresBySeries = Readonly<Record<string, readonly Measure[]>>;
