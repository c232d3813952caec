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
])('%s', (text, fixed) => {
  expect(fixFindings(text, findPatientIdentifiers(text))).toBe(fixed);
  // One pass is enough: the fixed text names nobody.
  expect(findPatientIdentifiers(fixed)).toEqual([]);
});
