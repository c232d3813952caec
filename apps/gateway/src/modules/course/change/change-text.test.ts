import { expect, test } from 'vitest';
import { composeChange } from './change-text.ts';

const none = { added: [], removed: [], changed: [], testChanged: false };

test.each([
  [
    { ...none, added: ['A', 'B'] },
    '“Hip”新增“A”、“B”。其余章节的学习进度保留不变。',
    'Changes in “Hip”: added “A”, “B”. Your progress in the other lessons is kept.',
  ],
  [
    { ...none, removed: ['C'], changed: ['D'], testChanged: true },
    '“Hip”移除“C”，更新“D”，结课测试的题目有调整。其余章节的学习进度保留不变。',
    'Changes in “Hip”: removed “C”; updated “D”; questions of the final test changed. Your progress in the other lessons is kept.',
  ],
])('%j in both languages', (change, chinese, english) => {
  const compose = composeChange('Hip', change);
  expect(compose('zh')).toEqual({ title: '您学习的课程有更新', body: chinese });
  expect(compose('en')).toEqual({ title: 'A course you are taking has been updated', body: english });
});
