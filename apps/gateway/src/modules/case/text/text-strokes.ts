import { findConnectedParts, type Part } from './connected-parts.ts';
import type { GrayPicture } from './gray-picture.ts';
import { computeTopHat } from './top-hat.ts';

/** Half the widest stroke of a letter, in pixels. */
const STROKE_RADIUS = 6;

/** Limits of a letter in pixels: text of up to 40 px, with letters that touch. */
const LETTER = { heightMin: 5, heightMax: 56, widthMax: 90, pixelsMin: 5 };

/**
 * Least brightness, contrast to the background, and contrast of the brightest pixel of a letter. A letter that touches a
 * bone at one level stands alone at a higher one, as burnt-in text is brighter.
 */
const LEVELS = [
  { brightness: 0, contrast: 40, peak: 60 },
  { brightness: 150, contrast: 22, peak: 60 },
  { brightness: 190, contrast: 18, peak: 40 },
  { brightness: 225, contrast: 10, peak: 30 },
] as const;

/** Least contrast of the brightest pixel of a part, for the picture of all parts. */
const PART_PEAK = 70;

/**
 * Black on white, the bright strokes of a picture that may be letters: `lines` has those beside others of their height,
 * at any of the levels; `parts` all of the size of letters.
 */
export function extractStrokes(picture: GrayPicture): { lines: GrayPicture; parts: GrayPicture } {
  const { width, gray8 } = picture;
  const contrast = computeTopHat(picture, STROKE_RADIUS);
  const lines = new Uint8Array(gray8.length).fill(255);
  const all = new Uint8Array(gray8.length).fill(255);
  for (const [level, limits] of LEVELS.entries()) {
    const mask = contrast.map((value, at) =>
      value >= limits.contrast && (gray8[at] ?? 0) >= limits.brightness ? value : 0,
    );
    const { parts, labels } = findConnectedParts(mask, width);
    drawParts(lines, contrast, { labels, parts, shown: selectLines(parts, limits.peak) });
    if (level === 0) drawParts(all, contrast, { labels, parts, shown: new Set(parts.filter(isLetterSized)) });
  }
  return { lines: { ...picture, gray8: lines }, parts: { ...picture, gray8: all } };
}

const heightOf = ({ top, bottom }: Part) => bottom - top + 1;
const widthOf = ({ left, right }: Part) => right - left + 1;

function isLetterSized(part: Part): boolean {
  const isSmall = heightOf(part) <= LETTER.heightMax && widthOf(part) <= LETTER.widthMax;
  return isSmall && part.pixels >= 3 && part.peak >= PART_PEAK;
}

/** The parts beside others of their height, and the dots and strokes around them. */
function selectLines(parts: readonly Part[], peak: number): Set<Part> {
  const small = parts.filter(
    (part) => part.peak >= peak && heightOf(part) <= LETTER.heightMax && widthOf(part) <= LETTER.widthMax,
  );
  const letters = small
    .filter((part) => heightOf(part) >= LETTER.heightMin && part.pixels >= LETTER.pixelsMin)
    .sort((one, other) => one.left - other.left);
  const selected = new Set<Part>();
  for (const [at, part] of letters.entries()) {
    for (let next = at + 1; next < letters.length; next++) {
      const other = letters[next];
      if (!other || other.left - part.right > LETTER.heightMax + 4) break;
      if (!isBeside(part, other)) continue;
      selected.add(part).add(other);
    }
  }
  const found = [...selected];
  for (const part of small)
    if (!selected.has(part) && found.some((letter) => isAround(letter, part))) selected.add(part);
  return selected;
}

function isBeside(one: Part, other: Part): boolean {
  const tall = Math.max(heightOf(one), heightOf(other));
  const low = Math.min(heightOf(one), heightOf(other));
  const gap = Math.max(one.left, other.left) - Math.min(one.right, other.right);
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) + 1;
  return gap <= tall + 2 && shared >= low / 2 && low >= tall / 2;
}

function isAround(letter: Part, part: Part): boolean {
  const height = heightOf(letter);
  if (heightOf(part) > height) return false;
  const isInRow = part.top >= letter.top - height * 0.5 && part.bottom <= letter.bottom + height * 0.5;
  return isInRow && part.left <= letter.right + height * 0.6 && part.right >= letter.left - height * 0.6;
}

interface Labelled {
  readonly labels: Int32Array;
  readonly parts: readonly Part[];
  readonly shown: ReadonlySet<Part>;
}

/** Draws parts with their brightest pixel black. */
function drawParts(target: Uint8Array, contrast: Uint8Array, { labels, parts, shown }: Labelled): void {
  const peaks = [0, ...parts.map((part) => (shown.has(part) ? part.peak : 0))];
  for (let at = 0; at < target.length; at++) {
    const peak = peaks[labels[at] ?? 0] ?? 0;
    if (peak === 0) continue;
    const value = 255 - Math.min(255, Math.round(((contrast[at] ?? 0) * 255) / peak));
    target[at] = Math.min(target[at] ?? 255, value);
  }
}
