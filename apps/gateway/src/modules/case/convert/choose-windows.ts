import type { StoredStack } from '../base/tables.ts';
import type { Slice } from '../dicom/read-slice.ts';
import { mirror, type Scale } from './stored-values.ts';

type Window = StoredStack['windows'][number];

/** The usual windows of a CT in Hounsfield units; bones come first (rules/case-series#windows). */
const CT_WINDOWS: readonly Window[] = [
  { preset: 'bone', center: 500, width: 2000 },
  { preset: 'softTissue', center: 40, width: 400 },
  { preset: 'implant', center: 1000, width: 4000 },
];

/** Most windows of a file that are offered. */
const MOST = 4;

/** The windows of a stack: those of a CT, then those of its file, else one of all of its values. */
export function chooseWindows(
  { isCt, windows }: Pick<Slice, 'isCt' | 'windows'>,
  scale: Scale,
  { lowest, highest }: { lowest: number; highest: number },
): Window[] {
  const own = windows
    .slice(0, MOST)
    .map(({ centre, width }): Window => ({ preset: null, center: mirror(centre, scale), width }));
  const presets = isCt ? CT_WINDOWS : [];
  const chosen = [...presets, ...own].filter(
    (window, index, all) =>
      all.findIndex(({ center, width }) => center === window.center && width === window.width) === index,
  );
  if (chosen.length > 0) return chosen;
  const [low, high] = [lowest, highest].map((stored) => scale.base + scale.step * stored) as [number, number];
  return [{ preset: null, center: (low + high) / 2, width: Math.max(high - low, scale.step) }];
}
