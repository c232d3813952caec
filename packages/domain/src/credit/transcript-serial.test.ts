import { expect, test } from 'vitest';
import { maskPersonName, parseTranscriptSerial, TRANSCRIPT_SERIAL } from './transcript-serial.ts';

test.each([
  ['OST-2026-0418-7723', 'OST-2026-0418-7723'],
  [' ost-2026-0418-7723 ', 'OST-2026-0418-7723'],
  ['OST 2026 0418 7723', 'OST-2026-0418-7723'],
  ['2026-0418-7723', 'OST-2026-0418-7723'],
  ['OST-2O26-O418-7723', 'OST-2026-0418-7723'],
  ['ＯＳＴ－２０２６－０４１８－７７２３', 'OST-2026-0418-7723'],
  ['OST–2026—0418-7723', 'OST-2026-0418-7723'],
  ['OST-2026-0418-772', null],
  ['OST-2026-0418-77233', null],
  ['ABC-2026-0418-7723', null],
  ['', null],
])('the typed serial %o is %o', (typed, serial) => {
  expect(parseTranscriptSerial(typed)).toBe(serial);
  if (serial !== null) expect(serial).toMatch(TRANSCRIPT_SERIAL);
});

test.each([
  ['周予安', '周*安'],
  ['欧阳予安', '欧**安'],
  ['周安', '周*'],
  ['周', '周*'],
  ['', ''],
  ['𠮷田太郎', '𠮷**郎'],
])('the name %o is masked as %o', (name, masked) => {
  expect(maskPersonName(name)).toBe(masked);
});
