import { expect, it } from 'vitest';
import { diffWords, type TextPiece } from './diff-words.ts';

const show = (pieces: readonly TextPiece[]) => pieces.map(({ text, isOwn }) => (isOwn ? `[${text}]` : text)).join('');

it.each([
  ['', '', '', ''],
  ['甲', '', '[甲]', ''],
  ['第10天换药', '第11天换药', '第[10]天换药', '第[11]天换药'],
  ['恢复长度后复查', '恢复力线后复查CT', '恢复[长度]后复查', '恢复[力线]后复查[CT]'],
  ['高10 mm', '低10 mm', '[高]10 mm', '[低]10 mm'],
])('marks what differs: %s and %s', (one, other, first, second) => {
  expect(diffWords(one, other).map(show)).toEqual([first, second]);
});

it('marks long texts without a common start as a whole, soon', () => {
  const [one, other] = diffWords(`甲${'一'.repeat(3998)}乙`, `丙${'二'.repeat(3998)}丁`);
  expect([one.length, other.length]).toEqual([1, 1]);
});
