import { ResourceType } from '@osteon/domain';
import { expect, test } from 'vitest';
import { composeNewContentText } from './new-content-text.ts';

const author = { id: 'd1', name: 'Zhou Yuan' };
const latest = { id: 'v30', type: ResourceType.video, title: '腰椎融合术' };

test.each([
  [{ author, latest: { ...latest, count: 1 } }, 'New content from Zhou Yuan', '腰椎融合术'],
  [{ author, latest: { ...latest, count: 2 } }, '2 new items from Zhou Yuan', '腰椎融合术'],
  [{ author: null, latest: { ...latest, count: 1 } }, 'New content from a doctor you follow', '腰椎融合术'],
  [{ author: null, latest: null }, 'Content from a doctor you follow is no longer available', ''],
] as const)('%j in English', (source, title, body) => {
  expect(composeNewContentText(source, 'en')).toMatchObject({ title, body });
});
