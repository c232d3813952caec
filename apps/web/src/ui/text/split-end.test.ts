import { expect, test } from 'vitest';
import { splitEnd } from './unbroken-end.tsx';

test.each([
  ['病例在决策处停下，术语中英对照。', ['病例在决策处停下，术语中', '英对照。']],
  ['先清创\n再重建骨缺损', ['先清创\n再重', '建骨缺损']],
  ['英对照。', null],
  ['', null],
  ['a total hip arthroplasty', null],
  ['采用 ACL', null],
])('the end of %j', (text, parts) => {
  expect(splitEnd(text)).toEqual(parts);
});
