import { CASE_SECTIONS } from '@osteon/domain';
import { expect, it } from 'vitest';
import { EMPTY_DRAFT } from './draft-text.ts';
import { getProgress, getSectionProgress } from './progress.ts';

it('counts 21 fields, none of which is filled in a new draft', () => {
  expect(getProgress(EMPTY_DRAFT)).toEqual({ filled: 0, total: 21 });
});

it('counts by section', () => {
  const fields = {
    ...EMPTY_DRAFT.fields,
    patient: { sex: '男' as const, age: 0, occupation: '' },
    history: ' ',
    followUp: [{ time: '术后2周', finding: '愈合', score: '' }],
  };
  const draft = { title: '骨折', fields };
  expect(CASE_SECTIONS.map((section) => getSectionProgress(draft, section).filled)).toEqual([3, 0, 0, 0, 0, 0, 1, 0]);
});
