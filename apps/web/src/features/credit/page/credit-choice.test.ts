import { expect, test } from 'vitest';
import { parseChoice } from './credit-choice.ts';

const NOW = Date.parse('2026-11-22T14:40:00+08:00');

test.each([
  ['', {}],
  ['year=2025', { year: 2025 }],
  ['year=2027', {}],
  ['year=abc', {}],
  ['year=1999', {}],
  ['year=2000', { year: 2000 }],
  ['from=0000-06-01&to=0000-06-30', {}],
  ['from=2026-01-01&to=2026-03-31', { from: '2026-01-01', to: '2026-03-31' }],
  ['from=2026-01-01', {}],
  ['from=2025-12-31&to=2026-01-01', {}],
  ['year=2025&from=2026-02-30&to=2026-03-31', { year: 2025 }],
])('%s', (query, wanted) => {
  expect(parseChoice(new URLSearchParams(query), NOW)).toEqual(wanted);
});
