import { findPatientIdentifiers } from '@osteon/domain';
import { expect, test } from 'vitest';
import { fixFindings } from './fix-findings.ts';

test.each([
  [
    '我们上周有个类似的，患者李建国，住院号20260418，术后当天下地。',
    '我们上周有个类似的，患者，住院号，术后当天下地。',
  ],
  ['姓名：李建国，术后3天。', '姓名：患者，术后3天。'],
  ['病人王芳，电话13812345678，T12骨折。', '病人，电话，T12骨折。'],
  ['克氏针3.0，12床位。', '克氏针3.0，12床位。'],
  ['患者王建国用the new plate，术后3天。', '患者用the new plate，术后3天。'],
  ['Patient Wang Wei, 56, fell from a ladder.', 'Patient, 56, fell from a ladder.'],
  ['My patient Li Ming walked on day 1.', 'My patient walked on day 1.'],
  ['Mr Wang Wei had a nail. Mrs Li Ming had none.', 'The patient had a nail. The patient had none.'],
  ['We saw Ms Chen Fang again.', 'We saw the patient again.'],
  ['Name: Zhang Wei, a similar case', 'Name: the patient, a similar case'],
  ['pt Zhang Wei, phone 13812345678, fell', 'pt, phone, fell'],
  ['Pt 王建国, 56, walked', 'Pt, 56, walked'],
])('%s', (text, fixed) => {
  expect(fixFindings(text, findPatientIdentifiers(text))).toBe(fixed);
  // One pass is enough: the fixed text names nobody.
  expect(findPatientIdentifiers(fixed)).toEqual([]);
});
