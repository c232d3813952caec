import { ResourceType } from '@osteon/domain';
import { expect, test } from 'vitest';
import type { FileRow } from './file-repository.ts';
import { presentTransfer } from './presenter.ts';
import { sanitizeFileName } from './sanitize-file-name.ts';

const sentAt = Date.parse('2027-03-01T10:00:00+08:00');
const resType = ResourceType.transferFile;
const row = { id: 't1', accountId: 'a1', resType, resourceId: null, sentAt, readAt: null, shownAt: null };

const getFile = (id: string): FileRow => ({
  id,
  accountId: 'a1',
  transferId: 't1',
  position: 0,
  name: `${id}.jpg`,
  kind: 'image',
  bytes: 1,
  width: 1,
  height: 1,
  createdAt: sentAt,
});

test.each([
  ['zh', ['hip'], 'hip.jpg'],
  ['zh', ['hip', 'knee'], 'hip.jpg等2张图片'],
  ['en', ['hip'], 'hip.jpg'],
  ['en', ['hip', 'knee'], 'hip.jpg (2 images)'],
] as const)('the title of pictures (%s, %j)', (locale, ids, title) => {
  const sent = presentTransfer(row, { card: undefined, files: ids.map(getFile), locale });
  expect(sent?.resourceResult.resName).toBe(title);
});

test.each([
  ['zh', '文件.pdf'],
  ['en', 'File.pdf'],
] as const)('a name of which nothing remains is replaced (%s)', (locale, name) => {
  expect(sanitizeFileName('../.pdf', 'pdf', locale)).toBe(name);
});
