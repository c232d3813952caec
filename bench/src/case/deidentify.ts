import { execFile } from 'node:child_process';
import { copyFile, mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { decodeSeries } from '../../../apps/gateway/src/modules/case/convert/decode-series-service.ts';
import { makeZip } from '../../../apps/gateway/test/dicom/make-zip.ts';
import { writeDicom } from '../../../apps/gateway/test/dicom/write-dicom.ts';
import { report } from '../load/figures.ts';
import { scratchFolder } from '../product.ts';

/**
 * Seconds to clean and decode a CT of lossless JPEG, as a series of a case is (docs/rules/case-series.md), against the
 * commands of dcmtk on the same files: dcmodify, which erases what identifies, then dcmdjpeg.
 */

const run = promisify(execFile);

const SLICES = Number(process.env['SLICES'] ?? 300);
const SIZE = 512;

/** Attributes of the basic profile that the baseline erases. */
const ERASED = ['PatientName', 'PatientID', 'PatientBirthDate', 'InstitutionName', 'StudyDate', 'AccessionNumber'];

/** A body with bones and the noise of a scanner. */
function draw(slice: number): Int16Array {
  const pixels = new Int16Array(SIZE * SIZE);
  let state = slice + 1;
  for (let index = 0; index < pixels.length; index++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const [x, y] = [(index % SIZE) - SIZE / 2 - slice / 9, Math.floor(index / SIZE) - SIZE / 2];
    const radius = Math.hypot(x, y);
    const value = radius < 70 ? 1100 : radius < 200 ? 50 : -1000;
    pixels[index] = radius < 200 ? value + ((state >>> 24) % 41) - 20 : value;
  }
  return pixels;
}

async function makeFiles(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const attributes = {
    PatientName: 'Zhang^San',
    PatientID: 'P123',
    PatientBirthDate: '19660203',
    InstitutionName: 'Hospital',
    StudyDate: '20260101',
    AccessionNumber: 'A1',
  };
  const files: string[] = [];
  for (let slice = 0; slice < SLICES; slice++) {
    const raw = join(folder, 'raw');
    const file = join(folder, `${slice}.dcm`);
    await writeFile(raw, writeDicom({ rows: SIZE, columns: SIZE, pixels: draw(slice), number: slice + 1, attributes }));
    await run('dcmcjpeg', ['+e1', raw, file]);
    files.push(file);
  }
  return files;
}

async function timeBaseline(files: readonly string[], folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const copies = files.map((_file, index) => join(folder, `${index}.dcm`));
  await Promise.all(files.map((file, index) => copyFile(file, copies[index] ?? '')));
  const startedAt = performance.now();
  await run('dcmodify', ['-nb', '-imt', '-ep', ...ERASED.flatMap((name) => ['-ea', name]), '-gin', ...copies]);
  for (const copy of copies) await run('dcmdjpeg', [copy, `${copy}.raw`]);
  return (performance.now() - startedAt) / 1000;
}

async function timeOurs(archive: string, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const file = await open(archive);
  const startedAt = performance.now();
  const sink = {
    count: () => Promise.resolve(),
    slice: (index: number, bytes: Uint8Array) => writeFile(join(folder, String(index)), bytes),
  };
  await decodeSeries(file.fd, sink, new AbortController().signal);
  const seconds = (performance.now() - startedAt) / 1000;
  await file.close();
  if ((await readdir(folder)).length !== SLICES) throw new Error('Slices are missing.');
  return seconds;
}

const folder = await scratchFolder();
const scratch = folder.path;
const files = await makeFiles(join(scratch, 'files'));
const archive = join(scratch, 'series.zip');
const entries = files.map(async (file, index) => ({ name: `${index}.dcm`, bytes: await readFile(file) }));
await writeFile(archive, await makeZip(await Promise.all(entries)));
const baseline = await timeBaseline(files, join(scratch, 'baseline'));
report('deidentify', await timeOurs(archive, join(scratch, 'ours')), baseline, 's');
await folder.drop();
