import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatYuan, formatYuanAmount, toYuanAmount } from './money.ts';

test.each([
  [0, '0.00', '0'],
  [5, '0.05', '0.05'],
  [3_990, '39.90', '39.9'],
  [64_900, '649.00', '649'],
  [60_910, '609.10', '609.1'],
  [-5_000, '-50.00', '-50'],
])('%d fen is %s, shown as %s', (fen, amount, shown) => {
  expect(toYuanAmount(fen)).toBe(amount);
  expect(formatYuan(fen)).toBe(shown);
  expect(formatYuanAmount(amount)).toBe(shown);
});

test('the conversion to yuan is exact', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (fen) => {
      expect(Number(toYuanAmount(fen).replace('.', ''))).toBe(fen);
      expect(Math.round(Number(formatYuan(fen)) * 100)).toBe(fen);
    }),
  );
});
