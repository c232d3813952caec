import { expect, test } from 'vitest';
import { readAddress } from './printed-transcript.ts';
import { readTranscriptFile } from './read-transcript-file.ts';

const ADDRESS = 'no=OST-2026-0418-7723&i=9.0&ii=7.0&sig=abc_DEF-1';

test.each([
  [ADDRESS, { serial: 'OST-2026-0418-7723', pointsI: '9.0', pointsII: '7.0', signature: 'abc_DEF-1' }],
  ['no=ost20260418772O', { serial: 'OST-2026-0418-7720' }],
  ['no=OST-2026-0418-7723&i=nine&ii=1e9&sig=%20', { serial: 'OST-2026-0418-7723' }],
  ['no=OST-1', null],
  ['', null],
])('the URL %o is parsed as %o', (query, printed) => {
  expect(readAddress(new URLSearchParams(query))).toEqual(printed);
});

test('a file is read by the URL in it, with the hash of its content', async () => {
  const content = `%PDF-1.7\n/Keywords (https://edu.example.com/edu/m/transcript?${ADDRESS})\nbinary \u00ff`;
  const file = new File([new Uint8Array(Array.from(content, (sign) => sign.charCodeAt(0)))], 'credits.pdf');
  expect(await readTranscriptFile(file)).toEqual({
    serial: 'OST-2026-0418-7723',
    pointsI: '9.0',
    pointsII: '7.0',
    signature: 'abc_DEF-1',
    fileHash: '442d087dee11cb2db4ad031780fbd4c3819cf93633478c24926b9b402023b614',
  });
});

test.each([
  ['another PDF', '%PDF-1.7\nnothing'],
  ['no PDF', `no=OST https://edu.example.com/edu/m/transcript?${ADDRESS}`],
  ['an empty file', ''],
])('%s is no transcript', async (_what, content) => {
  expect(await readTranscriptFile(new File([content], 'credits.pdf'))).toBeNull();
});
