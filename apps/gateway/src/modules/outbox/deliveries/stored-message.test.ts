import { expect, test } from 'vitest';
import { readStoredMessage, type StoredMessage } from './stored-message.ts';

const mail = { kind: 'mail', account: 'doctor@hospital.example' } as const;
const values = { number: 'RZ20270301-0002' };
const code = { ...mail, code: '4711' };

const accepted = { ...mail, values, notice: 'certificationAccepted' } as const;

test.each<[StoredMessage, object]>([
  [accepted, { notice: 'certificationAccepted', locale: 'zh' }],
  [
    { ...mail, notice: 'certificationAcceptedEnglish', values },
    { notice: 'certificationAccepted', locale: 'en' },
  ],
  [
    { ...mail, notice: 'certificationRefusedEnglish', values },
    { notice: 'certificationRefused', locale: 'en' },
  ],
  [
    { ...mail, notice: 'certificationRevokedEnglish', values },
    { notice: 'certificationRevoked', locale: 'en' },
  ],
  [
    { ...accepted, locale: 'en' },
    { notice: 'certificationAccepted', locale: 'en' },
  ],
  [
    { ...code, purpose: 'login' },
    { purpose: 'mobileLogin', locale: 'zh' },
  ],
  [
    { ...code, purpose: 'recovery', locale: 'en' },
    { purpose: 'recovery', locale: 'en' },
  ],
])('%j is read as %j', (stored, names) => {
  expect(readStoredMessage(stored)).toEqual({ ...stored, ...names });
});
