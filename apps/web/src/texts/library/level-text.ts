import { m } from '../index.ts';
import { getLang } from '../locale.ts';
import { findText } from './find-text.ts';

const levels = {
  住院医师: m['course.filter.resident'],
  主治医师: m['course.filter.attending'],
  高级: m['course.filter.senior'],
};

/** The highest level stands alone; every other one includes those above it. */
const HIGHEST_LEVEL: keyof typeof levels = '高级';

/** The least experience that a video is meant for: 主治医师及以上, Attending physician and above (rules/language#values). */
export function levelText(level: string): string {
  const text = findText(levels, level);
  // An unknown level is alone in English, as the words around it would be in another language.
  return level === HIGHEST_LEVEL || getLang(text) !== undefined ? text : m['video.levelFrom']({ level: text });
}
