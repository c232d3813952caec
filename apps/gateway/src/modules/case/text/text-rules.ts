import type { FoundText, PictureBox } from './gray-picture.ts';

/** A line as the recognition read it, with the confidence of each word in percent. */
export interface ReadLine extends PictureBox {
  readonly words: readonly { readonly text: string; readonly confidence: number }[];
}

const CHARACTERS = /[\p{Script=Han}A-Za-z0-9]/gu;

/** Characters as which lines and edges of bones are read. */
const SIMPLE = /[一二丨1lI了人入上八]/;

/** Markers of sides and views, scales and angles: a picture has them, and they name nobody. */
const LABEL = /^(?:[LRAPHF]|AP|PA|LAT|[a-z]?\d{0,3}(?:c[nm]{1,2}|c|mm)?|cobb\d{0,3})$/i;

/** Confidence in percent that proves nothing. */
const CONFIDENCE_MIN = 35;

/** Evidence from which a line is text, in characters that were read with certainty, and that of a line beside one. */
const EVIDENCE = 1.35;
const EVIDENCE_BESIDE = 0.3;

/**
 * The lines that are text of people or devices rather than parts of the picture (rules/case-image#text): enough
 * characters, each with enough confidence. Lines beside text need less.
 */
export function selectText(lines: readonly ReadLine[]): FoundText[] {
  const weighed = lines.map((line) => ({ line, evidence: weigh(line) }));
  const text = new Set(weighed.filter(({ evidence }) => evidence >= EVIDENCE));
  const others = new Set(weighed.filter((each) => !text.has(each) && each.evidence >= EVIDENCE_BESIDE));
  for (let hasGrown = true; hasGrown; ) {
    const beside = [...others].filter(({ line }) => [...text].some((other) => isNear(line, other.line)));
    hasGrown = beside.length > 0;
    for (const each of beside) {
      text.add(each);
      others.delete(each);
    }
  }
  return mergeRows([...text].sort((one, other) => other.evidence - one.evidence).map(({ line }) => toText(line)));
}

const toText = ({ x, y, width, height, words }: ReadLine): FoundText => ({
  x,
  y,
  width,
  height,
  text: words.map(({ text }) => text).join(' '),
});

function weigh({ words }: ReadLine): number {
  const characters = words.flatMap(({ text }) => text.match(CHARACTERS) ?? []);
  if (LABEL.test(characters.join(''))) return 0;
  return words.reduce((sum, { text, confidence }) => {
    const certainty = Math.max(0, confidence - CONFIDENCE_MIN) / (100 - CONFIDENCE_MIN);
    return sum + certainty * (text.match(CHARACTERS) ?? []).reduce((total, each) => total + weighCharacter(each), 0);
  }, 0);
}

function weighCharacter(character: string): number {
  if (SIMPLE.test(character)) return 0.35;
  return /\p{Script=Han}/u.test(character) ? 1.2 : 1;
}

/** The distance of two boxes across and down; negative where they overlap. */
function measureGaps(one: PictureBox, other: PictureBox): { across: number; down: number } {
  return {
    across: Math.max(one.x, other.x) - Math.min(one.x + one.width, other.x + other.width),
    down: Math.max(one.y, other.y) - Math.min(one.y + one.height, other.y + other.height),
  };
}

function isNear(one: PictureBox, other: PictureBox): boolean {
  const height = Math.max(one.height, other.height);
  const { across, down } = measureGaps(one, other);
  return down < height * 1.2 && across < height * 2;
}

/** Joins what several passes read at one place, and the words of a row; the text that is surest comes first. */
function mergeRows(found: readonly FoundText[]): FoundText[] {
  const merged: FoundText[] = [];
  for (const next of found) {
    let box = next;
    for (let at = 0; at < merged.length; ) {
      const other = merged[at];
      if (other && isSameRow(box, other)) {
        box = join(other, box);
        merged.splice(at, 1);
        at = 0;
      } else at++;
    }
    merged.push(box);
  }
  return merged;
}

function isSameRow(one: PictureBox, other: PictureBox): boolean {
  const low = Math.min(one.height, other.height);
  const { across, down } = measureGaps(one, other);
  return -down >= low * 0.5 && across < low * 1.5;
}

function join(one: FoundText, other: FoundText): FoundText {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  const { across } = measureGaps(one, other);
  const [left, right] = one.x <= other.x ? [one, other] : [other, one];
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
    text: across < 0 ? one.text : `${left.text} ${right.text}`,
  };
}
