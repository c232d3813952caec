import { expect, test } from 'vitest';
import { formatFileSize } from './file-size.ts';

test.each([
  [0, '1KB'],
  [320 * 1024, '320KB'],
  [4.8 * 1024 * 1024, '4.8MB'],
  [50 * 1024 * 1024, '50MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
