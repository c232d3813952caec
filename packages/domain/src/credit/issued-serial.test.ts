import { expect, test } from 'vitest';
import { ISSUED_SERIAL, isCertificateSerial, maskPersonName, parseIssuedSerial } from './issued-serial.ts';

test.each([
  ['OST-2026-0418-7723', 'OST-2026-0418-7723'],
  [' ost-2026-0418-7723 ', 'OST-2026-0418-7723'],
  ['OST 2026 0418 7723', 'OST-2026-0418-7723'],
  ['2026-0418-7723', 'OST-2026-0418-7723'],
  ['OST-2O26-O418-7723', 'OST-2026-0418-7723'],
  ['ＯＳＴ－２０２６－０４１８－７７２３', 'OST-2026-0418-7723'],
  ['OST–2026—0418-7723', 'OST-2026-0418-7723'],
  ['OST-C-2026-0418-7723', 'OST-C-2026-0418-7723'],
  ['c2O26 0418 7723', 'OST-C-2026-0418-7723'],
  ['OST-C01-2026-0418-7723', null],
  ['OST-2026-0418-772', null],
  ['OST-2026-0418-77233', null],
  ['ABC-2026-0418-7723', null],
  ['', null],
])('the typed serial %o is %o', (typed, serial) => {
  expect(parseIssuedSerial(typed)).toBe(serial);
  if (serial !== null) expect(serial).toMatch(ISSUED_SERIAL);
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

test('a serial shows if it is that of a certificate', () => {
  expect(isCertificateSerial('OST-C-2026-0418-7723')).toBe(true);
  expect(isCertificateSerial('OST-2026-0418-7723')).toBe(false);
});
