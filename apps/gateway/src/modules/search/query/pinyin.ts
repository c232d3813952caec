import { customPinyin, pinyin } from 'pinyin-pro';

// Readings of orthopaedic words that pinyin-pro's dictionary lacks.
customPinyin({ 重返: 'chóng fǎn', 弹性: 'tán xìng', 骺: 'hóu', 髁: 'kē' });

/** The pinyin of each character without tones, ü as v; a run of other letters is one syllable. */
export function toSyllables(text: string): string[] {
  return pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true }).map((each) =>
    each.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''),
  );
}

/** The readings of a character, without tones. */
export function toReadings(character: string): string[] {
  return pinyin(character, { toneType: 'none', type: 'array', multiple: true, v: true });
}

/**
 * Sounds that many speakers do not distinguish, the fuzzy pinyin of input methods: zh and z, n, l and r, f and h, ng
 * and n.
 */
const FUZZY_SOUNDS: readonly (readonly [sound: RegExp, merged: string])[] = [
  [/^([zcs])h/, '$1'],
  [/^[lr]/, 'n'],
  [/^f/, 'h'],
  [/(?<=[aei])ng$/, 'n'],
];

/** A syllable with its fuzzy sounds merged. */
export function mergeFuzzySounds(syllable: string): string {
  return FUZZY_SOUNDS.reduce((merged, [sound, into]) => merged.replace(sound, into), syllable);
}

/**
 * Number of syllables that the typed letters cover, from the first on. Each syllable may be typed in full or as a
 * prefix, so that `qjcrd`, `qianjiaocha` and `qianjcrd` all match. Null if the letters do not match.
 */
export function matchSyllables(syllables: readonly string[], typed: string): number | null {
  /** Letters matched so far → syllables used for them. */
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
