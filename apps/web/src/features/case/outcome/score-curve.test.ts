import { expect, test } from 'vitest';
import { readScoreCurve } from './score-curve.ts';

const row = (time: string, score: string) => ({ time, finding: '', score });

test('the scores of one scale become a curve, from the score before the operation on', () => {
  expect(
    readScoreCurve([
      row('术后6周', 'Harris评分 62分'),
      row('术后6个月', 'Harris评分 84.5分'),
      row('术后2年', 'Harris评分 92分（术前43分）'),
    ]),
  ).toEqual({
    scale: 'Harris评分',
    points: [
      { time: null, value: 43 },
      { time: '术后6周', value: 62 },
      { time: '术后6个月', value: 84.5 },
      { time: '术后2年', value: 92 },
    ],
  });
});

test.each([
  ['different scales', [row('术后2周', 'VAS 3分'), row('术后3个月', 'HSS 74分'), row('术后18个月', 'HSS 87分')]],
  ['texts without a number', [row('术后2周', '优'), row('术后3个月', ''), row('术后18个月', '良')]],
  ['no rows', []],
])('%s have no curve', (_what, rows) => {
  expect(readScoreCurve(rows)).toBeNull();
});
