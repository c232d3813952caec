import type { Range } from './text-range.ts';

/** Invisible characters and marks that are drawn over another one: they could be put between the digits of a number. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Mn}\p{Me}]/u;
const FULL_WIDTH = /[\uFF01-\uFF5E]/;
const FULL_WIDTH_OFFSET = 0xfee0;

/** Traditional characters of the labels and of frequent surnames, each before its simplified one. */
const TRADITIONAL =
  '號号歷历電电話话門门診诊檔档護护醫医證证聯联繫系係系屬属姓姓張张陳陈劉刘楊杨黃黄吳吴趙赵孫孙馬马羅罗鄭郑謝谢韓韩馮冯' +
  '於于蕭萧許许鄧邓蘇苏盧卢蔣蒋賈贾閻阎餘余葉叶鐘钟鍾钟譚谭陸陆範范韋韦鄒邹齊齐賴赖龔龚萬万錢钱嚴严喬乔魯鲁畢毕聶聂' +
  '國国華华偉伟麗丽蘭兰鳳凤傑杰軍军強强貴贵榮荣衛卫東东龍龙術术後后歲岁層层樓楼碼码編编為为';
const SIMPLIFIED = new Map(
  [...TRADITIONAL].flatMap((character, index, all) => (index % 2 === 0 ? [[character, all[index + 1] ?? '']] : [])),
);

/** A normalized text, and the ranges of its parts in the original. */
export interface NormalizedText {
  readonly text: string;
  getOriginalRange(range: Range): Range;
}

/**
 * Normalizes a text: ASCII in place of full-width forms, of digits in other typefaces and of all spaces and dashes, no
 * invisible characters, and simplified characters in the words that the rules match.
 */
export function normalizeText(original: string): NormalizedText {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of original) {
    const normalized = normalizeCharacter(character);
    for (let unit = 0; unit < normalized.length; unit++) {
      starts.push(at);
      ends.push(at + character.length);
    }
    text += normalized;
    at += character.length;
  }
  return {
    text,
    getOriginalRange: ({ start, end }) => ({ start: starts[start] ?? at, end: ends[end - 1] ?? at }),
  };
}

function normalizeCharacter(character: string): string {
  if (character <= '~') return character;
  if (INVISIBLE.test(character)) return '';
  if (FULL_WIDTH.test(character)) return String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET);
  if (/\p{Nd}/u.test(character)) return character.normalize('NFKC');
  if (/\p{Zs}/u.test(character)) return ' ';
  if (/[\p{Pd}\u2212]/u.test(character)) return '-';
  return SIMPLIFIED.get(character) ?? character;
}
