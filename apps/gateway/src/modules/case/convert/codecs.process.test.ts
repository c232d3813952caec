import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeDicom } from '../../../../test/dicom/write-dicom.ts';
import { decodePixels } from '../dicom/decode-pixels.ts';
import { readSlice } from '../dicom/read-slice.ts';

const run = promisify(execFile);

let folder: string;
let raw: string;
let pixels: Int16Array;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'osteon-codecs-'));
  raw = join(folder, 'raw.dcm');
  pixels = Int16Array.from({ length: 96 * 80 }, (_, index) => ((index * 7919) % 61) + (index % 97 < 40 ? -1000 : 900));
  await writeFile(raw, writeDicom({ rows: 96, columns: 80, pixels, number: 1 }));
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['1.2.840.10008.1.2.4.70', 'gdcmconv', ['--jpeg']],
  ['1.2.840.10008.1.2.4.80', 'gdcmconv', ['--jpegls']],
  ['1.2.840.10008.1.2.4.90', 'gdcmconv', ['--j2k']],
  ['1.2.840.10008.1.2.5', 'gdcmconv', ['--rle']],
  ['1.2.840.10008.1.2.2', 'dcmconv', ['+tb']],
  ['1.2.840.10008.1.2.1.99', 'dcmconv', ['+td']],
  ['1.2.840.10008.1.2', 'dcmconv', ['+ti']],
  ...[1, 2, 3, 4, 5, 6, 7].map((predictor): [string, string, string[]] => [
    '1.2.840.10008.1.2.4.57',
    'dcmcjpeg',
    ['+el', '+sv', String(predictor)],
  ]),
])('%s of %s %s is decoded to the values that were encoded', async (syntax, program, options) => {
  const encoded = join(folder, 'encoded.dcm');
  await run(program, [...options, raw, encoded]);
  const slice = readSlice(await readFile(encoded));
  if (!slice) throw new Error('It has no slice.');
  expect(slice.transferSyntax).toBe(syntax);
  expect([...(await decodePixels(slice))]).toEqual([...pixels]);
});
