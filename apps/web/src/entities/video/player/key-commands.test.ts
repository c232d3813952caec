import { expect, test } from 'vitest';
import { getKeyCommand } from './key-commands.ts';

const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  getKeyCommand({ key, ctrlKey: false, metaKey: false, altKey: false, isComposing: false, ...more });

test.each([
  [' ', { do: 'toggle' }],
  ['K', { do: 'toggle' }],
  ['ArrowLeft', { do: 'seekBy', seconds: -5 }],
  ['ArrowRight', { do: 'seekBy', seconds: 5 }],
  ['j', { do: 'seekBy', seconds: -10 }],
  ['l', { do: 'seekBy', seconds: 10 }],
  ['ArrowUp', { do: 'volume', by: 0.05 }],
  ['0', { do: 'seekTo', part: 0 }],
  ['9', { do: 'seekTo', part: 0.9 }],
  ['<', { do: 'speed', direction: -1 }],
  ['>', { do: 'speed', direction: 1 }],
  ['?', { do: 'list' }],
])('%j means %j', (key, command) => {
  expect(press(key)).toEqual(command);
});

test.each(['x', 'Enter', 'Tab', 'Escape', 'F5', 'constructor', '１'])('%j means nothing', (key) => {
  expect(press(key)).toBeNull();
});

test('with a modifier, or inside a word being composed, a key has no command', () => {
  expect(press('c', { ctrlKey: true })).toBeNull();
  expect(press('f', { metaKey: true })).toBeNull();
  expect(press('l', { altKey: true })).toBeNull();
  expect(press('k', { isComposing: true })).toBeNull();
  expect(press('k', { keyCode: 229 })).toBeNull();
});
