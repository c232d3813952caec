import { expect, test } from 'vitest';
import { type AttachmentType, getCertificationKind, isAttachmentSetComplete } from './certification-kind.ts';

test.each([
  [6, 1, 'doctorLevel1'],
  [6, 2, 'doctorLevel2'],
  [12, 1, 'nurse'],
  [13, 1, 'doctorAssistant'],
  [15, 1, 'company'],
  [11, 1, null],
  [14, 1, null],
  [0, 1, null],
] as const)('role %i and level %i: %s', (role, level, kind) => {
  expect(getCertificationKind(role, level)).toBe(kind);
});

test.each<[Parameters<typeof isAttachmentSetComplete>[0], 'CN' | 'OTHER', readonly AttachmentType[], boolean]>([
  ['doctorLevel1', 'CN', [11], true],
  ['doctorLevel1', 'CN', [12], true],
  ['doctorLevel1', 'CN', [11, 12], false],
  ['doctorLevel1', 'CN', [], false],
  ['doctorLevel1', 'CN', [15], false],
  ['doctorLevel2', 'CN', [12, 13], true],
  ['doctorLevel2', 'CN', [13, 12], true],
  ['doctorLevel2', 'CN', [12], false],
  ['doctorLevel2', 'CN', [12, 12], false],
  ['doctorLevel2', 'OTHER', [12], true],
  ['doctorLevel2', 'OTHER', [12, 13], false],
  ['nurse', 'CN', [12], true],
  ['nurse', 'CN', [15], true],
  ['nurse', 'CN', [11], false],
  ['doctorAssistant', 'OTHER', [15], true],
  ['company', 'CN', [14, 15], true],
  ['company', 'CN', [14], false],
  ['company', 'CN', [14, 15, 12], false],
])('%s from %s with %j: %j', (kind, country, types, complete) => {
  expect(isAttachmentSetComplete(kind, types, country)).toBe(complete);
});
