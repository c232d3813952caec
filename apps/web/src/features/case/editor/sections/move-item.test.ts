import { expect, it } from 'vitest';
import { moveItem, moveOption, removeOption } from './move-item.ts';

it.each([
  [0, 2, '乙丙甲'],
  [2, 0, '丙甲乙'],
  [1, 1, '甲乙丙'],
  [0, -1, '甲乙丙'],
  [2, 3, '甲乙丙'],
])('moves the item at %i to %i', (from, to, order) => {
  expect(moveItem(['甲', '乙', '丙'], from, to).join('')).toBe(order);
});

const decision = { question: '', options: ['甲', '乙', '丙'], chosen: 1, reason: '' };

it.each([
  [0, 2, '乙丙甲', 0],
  [1, 0, '乙甲丙', 0],
  [2, 0, '丙甲乙', 2],
])('the choice goes with its option from %i to %i', (from, to, order, chosen) => {
  const moved = moveOption(decision, from, to);
  expect([moved.options.join(''), moved.chosen]).toEqual([order, chosen]);
});

it.each([
  [0, '乙丙', 0],
  [1, '甲丙', null],
  [2, '甲乙', 1],
])('option %i is removed', (removed, order, chosen) => {
  const rest = removeOption(decision, removed);
  expect([rest.options.join(''), rest.chosen]).toEqual([order, chosen]);
});
