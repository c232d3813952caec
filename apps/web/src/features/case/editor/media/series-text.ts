import type { DraftSeries } from '../../../../entities/case/api/get-case-series.ts';
import { m } from '../../../../texts/index.ts';

const problems: Readonly<Record<NonNullable<DraftSeries['problem']>, () => string>> = {
  notDicom: m['caseEditor.series.notDicom'],
  broken: m['caseEditor.series.broken'],
  noPixels: m['caseEditor.series.noPixels'],
  severalFrames: m['caseEditor.series.severalFrames'],
  tooLarge: m['caseEditor.series.tooLarge'],
  tooManySlices: m['caseEditor.series.tooManySlices'],
  mixedSeries: m['caseEditor.series.mixedSeries'],
  missingSlices: m['caseEditor.series.missingSlices'],
  unsupported: m['caseEditor.series.unsupported'],
  badArchive: m['caseEditor.series.badArchive'],
  lockedArchive: m['caseEditor.series.lockedArchive'],
};

/** Why a series failed. */
export const seriesProblemText = (problem: DraftSeries['problem']): string =>
  problem === null ? m['caseEditor.media.failed']() : problems[problem]();
