import { expect, test } from 'vitest';
import { CODE_PURPOSES, CODE_REQUESTS, findCodePurpose } from './code-request.ts';

test.each([
  ['mobileLogin', 3, 0],
  ['registration', 1, 15],
  ['recovery', 1, 2],
  ['verification', 2, 5],
])('%s is requested with typeId %d and sendType %d', (purpose, typeId, sendType) => {
  expect(findCodePurpose(typeId, sendType)).toBe(purpose);
});

test('every purpose reads back as itself, and crossed parameters name none', () => {
  for (const one of CODE_PURPOSES) {
    for (const other of CODE_PURPOSES) {
      const { typeId } = CODE_REQUESTS[one];
      const { sendType } = CODE_REQUESTS[other];
      const same = one === other || CODE_REQUESTS[one].typeId === CODE_REQUESTS[other].typeId;
      expect(findCodePurpose(typeId, sendType)).toBe(same ? other : null);
    }
  }
});
