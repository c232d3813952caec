import { expect, test } from 'vitest';
import {
  validateCertificationName,
  validateHospital,
  validateSpecialties,
  validateWorkCard,
} from './certification-form.ts';

test.each([
  ['', 'cert.form.nameRequired'],
  ['   ', 'cert.form.nameRequired'],
  ['张三', null],
  ['Anna-Maria Lee', null],
  ['阿卜杜拉·买买提', null],
  ['张3', 'cert.form.nameInvalid'],
  ['张三！', 'cert.form.nameInvalid'],
  ['José', 'cert.form.nameInvalid'],
  ['<b>张</b>', 'cert.form.nameInvalid'],
])('the name %j', (value, text) => {
  expect(validateCertificationName(value)).toBe(text);
});

test('a specialty and a hospital are required', () => {
  expect(validateSpecialties([])).toBe('cert.form.specialtyRequired');
  expect(validateSpecialties([8])).toBeNull();
  expect(validateHospital(' ')).toBe('cert.form.hospitalRequired');
  expect(validateHospital('市一医院')).toBeNull();
});

test.each([
  [null, 'cert.upload.required'],
  [{ type: 'application/pdf', size: 10 }, 'cert.upload.notImage'],
  [{ type: '', size: 10 }, 'cert.upload.notImage'],
  [{ type: 'image/jpeg', size: 10_485_760 }, null],
  [{ type: 'image/png', size: 10_485_761 }, 'cert.upload.tooLarge'],
])('the work card %j', (file, text) => {
  expect(validateWorkCard(file)).toBe(text);
});
