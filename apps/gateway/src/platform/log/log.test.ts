import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

/** The line that the log writes for one entry. */
function getLine(entry: unknown): string {
  let written = '';
  createLog({ logLevel: 'info' }, { write: (line) => void (written += line) }).info(entry);
  return written;
}

test('secrets are redacted at every depth that we log', () => {
  const body = { a: { list: [{ passwd: 's4"\\\'s4' }] } };
  const line = getLine({ token: 's1', headers: { cookie: 's2', apiToken: 's3' }, body, code: '23505' });
  for (const secret of ['s1', 's2', 's3', 's4']) expect(line).not.toContain(secret);
  expect(JSON.parse(line)).toMatchObject({ headers: { cookie: '[secret]' }, code: '23505' });
});

test('a mobile number or e-mail in a message is redacted', () => {
  const line = getLine({ text: 'code for 13900000001 and li.wei@hospital.example.cn' });
  expect(line).toContain('[mobile]');
  expect(line).toContain('[email]');
  expect(line).not.toContain('13900000001');
  expect(line).not.toContain('li.wei');
});

test.each([
  ['an escape sequence', 'a\u001b[2Jb', 'a\\u001b[2Jb'],
  ['one after a backslash', 'a\\\u001bb', 'a\\\\u001bb'],
  ['two at once', '\u001b\u0007', '\\u001b\\u0007'],
  ['a carriage return and a backspace', 'a\r\bb', 'a\\u000d\\u0008b'],
  ['a control character of C1', '\u009b31m', '\\u009b31m'],
  ['a mark of writing direction', 'a\u202eb', 'a\\u202eb'],
  ['several lines with a tab', '一\n\t二', '一\n\t二'],
  ['a text that looks escaped', '\\u001b', '\\u001b'],
])('%s is written out, also where the line is printed in a pretty form', (_what, text, shown) => {
  const line = getLine({ text });
  expect(line.trimEnd()).not.toMatch(/[\p{Cc}\u202e]/u);
  expect(JSON.parse(line)).toMatchObject({ text: shown });
});

test('a line contains its time', () => {
  expect(JSON.parse(getLine({ text: 'x' })).time).toBeGreaterThan(1_500_000_000_000);
});

test('a failed statement is logged without its values', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    detail: 'Key (account)=(li wei) already exists.',
    code: '23505',
  });
  const line = getLine({ err: new DrizzleQueryError('insert into accounts values ($1)', ['li wei'], cause) });
  expect(line).toContain('insert into accounts');
  expect(line).toContain('23505');
  expect(line).not.toContain('li wei');
});

test('a request is logged by method and path, without its query', () => {
  const line = getLine({
    req: { method: 'GET', url: '/gateway/dev-service/outbox?account=x%40y.cn', ip: '127.0.0.1' },
  });
  expect(line).toContain('/gateway/dev-service/outbox');
  expect(line).not.toContain('account=');
  const signature = 'ghv3AqLVeQ6CLxixjQmOWoz2VFyAw3Zog30VN-60mVM';
  expect(getLine({ req: { method: 'GET', url: `/media/videos/v10/mwqn.0.${signature}/a.m4s` } })).not.toContain(
    signature,
  );
});
