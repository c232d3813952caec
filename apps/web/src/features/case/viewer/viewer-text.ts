import { m } from '../../../texts/index.ts';
import type { OfferedWindow, Phase } from './data/series.ts';
import type { MeasureKind } from './measures/measure.ts';

/** 术前 or 术后. */
export const getPhaseText = (phase: Phase): string =>
  phase === 'before' ? m['caseViewer.before']() : m['caseViewer.after']();

/** The place of a slice in its stack, as 14 / 32. */
export const getPositionText = (slice: number, count: number): string => `${slice + 1} / ${count}`;

/** The name of an offered window. */
export function getWindowText({ preset }: Pick<OfferedWindow, 'preset'>): string {
  if (preset === 'bone') return m['caseViewer.window.bone']();
  if (preset === 'softTissue') return m['caseViewer.window.softTissue']();
  if (preset === 'implant') return m['caseViewer.window.implant']();
  return m['caseViewer.window.original']();
}

/** The name of a kind of measure. */
export function getKindText(kind: MeasureKind): string {
  if (kind === 'length') return m['caseViewer.tool.length']();
  return kind === 'angle' ? m['caseViewer.tool.angle']() : m['caseViewer.tool.cobb']();
}

/** The extent of a series: pictures or slices. */
export const getExtentText = (kind: 'image' | 'stack', count: number): string =>
  kind === 'image' ? m['caseViewer.pictures']({ count }) : m['caseViewer.slices']({ count });
