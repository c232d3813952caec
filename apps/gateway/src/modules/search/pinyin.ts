import { customPinyin, pinyin } from 'pinyin-pro';

// Readings that words of the field have and the library's dictionary does not know.
customPinyin({ 重返: 'chóng fǎn', 弹性: 'tán xìng', 骺: 'hóu', 髁: 'kē' });

/** The pinyin of each character without tones, ü as v; a run of other letters as it is. */
export function syllablesOf(text: string): string[] {
  return pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true }).map((each) =>
    each.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''),
  );
}

/**
 * How many syllables the typed letters stand for, from the first on: each syllable whole or by its beginning, so that
 * `qjcrd`, `qianjiaocha` and `qianjcrd` are all read. Null where they are not.
 */
export function readSyllables(syllables: readonly string[], typed: string): number | null {
  /** Syllables used by the first `length` letters. */
  let reached = new Map<number, number>([[0, 0]]);
  for (const [index, syllable] of syllables.entries()) {
    const next = new Map<number, number>();
    for (const length of reached.keys()) {
      for (let part = syllable === '' ? 0 : 1; part <= syllable.length; part++) {
        if (!typed.startsWith(syllable.slice(0, part), length)) break;
        if (length + part === typed.length) return index + 1;
        next.set(length + part, index + 1);
      }
    }
    reached = next;
  }
  return null;
}
