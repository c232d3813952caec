/** A mulberry32 generator: numbers in [0, 1) that depend only on the seed. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** FNV-1a hash, which gives each question of an attempt its own seed. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** The items in an order that depends only on the seed (Fisher–Yates) (rules/course-test#shuffling). */
export function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  const random = createRandom(seed);
  const left = [...items];
  const shuffled: Item[] = [];
  while (left.length > 0) shuffled.push(...left.splice(Math.floor(random() * left.length), 1));
  return shuffled;
}

/**
 * Shuffles the options of a question: the option at each displayed position, the same for the same seed and question.
 * Options to be ordered never start in their right order `key`, as then nothing would have to be done.
 */
export function shuffleOptions(
  question: { readonly id: string; readonly optionCount: number; readonly key: readonly number[] | null },
  seed: number,
): number[] {
  const options = Array.from({ length: question.optionCount }, (_, index) => index);
  const shown = shuffle(options, seed ^ hash(question.id));
  const isSolved = question.key?.every((each, position) => shown[position] === each) ?? false;
  return isSolved ? [...shown.slice(1), ...shown.slice(0, 1)] : shown;
}
