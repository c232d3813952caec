/** Characters with several readings whose common one is wrong here → a character with the right reading. */
const READINGS: readonly (readonly [string, string])[] = [
  ['重返', '虫返'],
  ['弹性', '谈性'],
];

/** The first character of each letter in the order of pinyin; no word starts with i, u or v. */
const FIRST_OF_LETTER = [
  ['A', '阿'],
  ['B', '八'],
  ['C', '嚓'],
  ['D', '哒'],
  ['E', '妸'],
  ['F', '发'],
  ['G', '旮'],
  ['H', '哈'],
  ['J', '讥'],
  ['K', '咔'],
  ['L', '垃'],
  ['M', '痳'],
  ['N', '拏'],
  ['O', '噢'],
  ['P', '妑'],
  ['Q', '七'],
  ['R', '呥'],
  ['S', '仨'],
  ['T', '它'],
  ['W', '穵'],
  ['X', '夕'],
  ['Y', '丫'],
  ['Z', '帀'],
] as const;

const DIGITS = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

const collator = new Intl.Collator('zh-u-co-pinyin', { numeric: true });

/**
 * Sorts terms by pinyin and returns the letter of each. Latin words are filed under their own first letter, figures
 * under that of their reading.
 */
export function orderByPinyin<Item extends { readonly term: string }>(
  items: readonly Item[],
): { readonly item: Item; readonly letter: string }[] {
  return items
    .map((item) => ({ item, letter: getLetter(item.term), reading: getReading(item.term) }))
    .toSorted((a, b) => (a.letter < b.letter ? -1 : a.letter > b.letter ? 1 : collator.compare(a.reading, b.reading)))
    .map(({ item, letter }) => ({ item, letter }));
}

function getReading(term: string): string {
  const digit = DIGITS[Number.parseInt(term, 10)];
  if (digit !== undefined) return digit + term.slice(1);
  const reading = READINGS.find(([start]) => term.startsWith(start));
  return reading ? reading[1] + term.slice(reading[0].length) : term;
}

function getLetter(term: string): string {
  const reading = getReading(term);
  const latin = reading.normalize('NFD').charAt(0).toUpperCase();
  if (latin >= 'A' && latin <= 'Z') return latin;
  return FIRST_OF_LETTER.findLast(([, first]) => collator.compare(first, reading.charAt(0)) <= 0)?.[0] ?? 'A';
}
