import { expect, test } from 'vitest';
import { buildTransferLink } from './transfer-link.ts';

test('a library document opens its PDF at once, whatever the query of its address', () => {
  expect(buildTransferLink('/docTerminal?id=b16', 2)).toBe('/docTerminal?id=b16&autoPdf=1');
  expect(buildTransferLink('/docTerminal', 2)).toBe('/docTerminal?autoPdf=1');
});

test.each([1, 7, 14, 20])('the address of a resource of type %i is unchanged', (type) => {
  expect(buildTransferLink('/videoTerminal?id=v37', type)).toBe('/videoTerminal?id=v37');
});
