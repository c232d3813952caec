import { expect, test } from 'vitest';
import { getRefusal } from './upload-refusal.ts';

/** An answer of the gateway as tus-js-client reports it. */
function answered(status: number, body: string) {
  const originalResponse = {
    getStatus: () => status,
    getHeader: () => undefined,
    getBody: () => body,
    getUnderlyingObject: () => null,
  };
  return { originalResponse };
}

const refused = JSON.stringify({ code: 1, message: '存储空间不足，暂时无法上传，请稍后重试' });

test.each([
  ['a file that is refused', 415, refused, '存储空间不足，暂时无法上传，请稍后重试'],
  ['a full disk', 507, refused, '存储空间不足，暂时无法上传，请稍后重试'],
  ['a refusal without a text', 413, '<html>', ''],
  ['another request to the same upload', 409, refused, null],
  ['a storage that is away', 503, refused, null],
  ['a fault', 500, refused, null],
])('%s', (_what, status, body, text) => {
  expect(getRefusal(answered(status, body))).toBe(text);
});

test('a lost connection is no refusal', () => {
  expect(getRefusal(new Error('lost'))).toBeNull();
  expect(getRefusal({ originalResponse: null })).toBeNull();
});
