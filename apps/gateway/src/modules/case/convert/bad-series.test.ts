import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSeries, makeSlice } from '../../../../test/dicom/make-series.ts';
import { makeZip, replaceBytes } from '../../../../test/dicom/make-zip.ts';
import { writeDicom } from '../../../../test/dicom/write-dicom.ts';
import { SeriesError } from '../dicom/series-error.ts';
import { convertSeries } from './convert-series.ts';
import { openArchive } from './open-archive.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'osteon-series-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Converts an archive as the process that decodes does; returns the stored values of its slices. */
async function convert(bytes: Uint8Array) {
  const path = join(folder, 'archive');
  await writeFile(path, bytes);
  const file = await open(path);
  const slices: Uint16Array[] = [];
  const sink = {
    count: () => Promise.resolve(),
    slice: async (index: number, deflated: Uint8Array) => {
      slices[index] = new Uint16Array(new Uint8Array(inflateRawSync(deflated)).buffer);
    },
  };
  try {
    return { ...(await convertSeries(await openArchive(file.fd), sink)), slices };
  } finally {
    await file.close();
  }
}

const findProblem = (bytes: Uint8Array) =>
  convert(bytes).then(
    () => null,
    (error: unknown) => (error instanceof SeriesError ? error.problem : error),
  );

const slice = (number: number, attributes: object) => makeSlice(number, { attributes: { ...attributes } });
const zipOf = (...slices: Buffer[]) => makeZip(slices.map((bytes, index) => ({ name: `${index}.dcm`, bytes })));

const refused: Record<string, [problem: string, make: () => Buffer | Promise<Buffer>]> = {
  'a text': ['notDicom', () => Buffer.from('no slice')],
  'an archive of notes': ['notDicom', () => makeZip([{ name: 'a.txt', bytes: Buffer.from('x'.repeat(500)) }])],
  'no pixels': ['noPixels', () => slice(1, { PixelData: undefined })],
  'an encapsulated PDF': ['noPixels', () => slice(1, { SOPClassUID: '1.2.840.10008.5.1.4.1.1.104.1' })],
  'several frames': ['severalFrames', () => slice(1, { NumberOfFrames: '3' })],
  'fewer pixels than it says': ['broken', () => slice(1, { Rows: 4000 })],
  'more pixels than allowed': ['tooLarge', () => slice(1, { Rows: 60_000 })],
  colours: ['unsupported', () => slice(1, { SamplesPerPixel: 3, PhotometricInterpretation: 'RGB' })],
  'a broken header': ['broken', () => makeSlice(1).subarray(0, 400)],
  'two series': ['mixedSeries', () => zipOf(makeSlice(1), makeSlice(2, { series: '1.2.826.9' }))],
  'two sizes': ['mixedSeries', () => zipOf(makeSlice(1), makeSlice(2, { rows: 9 }))],
  'two slices at one place': ['mixedSeries', () => zipOf(makeSlice(1), makeSlice(2), makeSlice(3, { z: 2 }))],
  'a missing slice': ['missingSlices', () => zipOf(makeSlice(1), makeSlice(2), makeSlice(3), makeSlice(5))],
  '1001 slices': ['tooManySlices', () => makeSeries(1001, { rows: 2, columns: 2 })],
  'a nested archive': ['badArchive', async () => makeZip([{ name: 'a.zip', bytes: await makeSeries(2) }])],
  'a symbolic link': [
    'badArchive',
    () => makeZip([{ name: 'a.dcm', bytes: Buffer.from('/etc/passwd'), mode: 0o120_777 }]),
  ],
  'a way out of the archive': ['badArchive', async () => replaceBytes(await makeSeries(1), 'zhang-san/', '../../etc/')],
  'half an archive': ['badArchive', async () => (await makeSeries(3)).subarray(0, 900)],
  'an archive with a password': ['lockedArchive', async () => lock(await makeSeries(1))],
  'a bomb': ['tooLarge', () => makeZip([{ name: 'a.dcm', bytes: inflated(65 * 2 ** 20) }])],
  'a false size': ['badArchive', async () => claimSize(await makeSeries(1), 10)],
};

/** The start of a slice, then zeros. */
function inflated(bytes: number): Buffer {
  const content = Buffer.alloc(bytes);
  makeSlice(1).copy(content);
  return content;
}

/** The entry of a file in the central directory. */
const findEntry = (zip: Buffer) => zip.indexOf(Buffer.from('PK\u0001\u0002'));

function lock(zip: Buffer): Buffer {
  const at = findEntry(zip) + 8;
  zip.writeUInt16LE(zip.readUInt16LE(at) | 1, at);
  return zip;
}

function claimSize(zip: Buffer, bytes: number): Buffer {
  zip.writeUInt32LE(bytes, findEntry(zip) + 24);
  return zip;
}

describe.each(Object.entries(refused))('%s', (_name, [problem, make]) => {
  test(`is refused as ${problem}`, async () => {
    expect(await findProblem(await make())).toBe(problem);
  });
});

test('low values that are white are mirrored, with their windows', async () => {
  const attributes = { PhotometricInterpretation: 'MONOCHROME1', Modality: 'DX', BitsStored: 12, HighBit: 11 };
  const window = { WindowCenter: '1000', WindowWidth: '400' };
  const pixels = Uint16Array.from([0, 1000, 4095, 2000]);
  const file = writeDicom({ rows: 2, columns: 2, pixels, number: 1, attributes: { ...attributes, ...window } });
  const { shape, slices } = await convert(file);
  expect([...(slices[0] ?? [])]).toEqual([4095, 3095, 0, 2095]);
  expect(shape).toMatchObject({ base: 0, step: 1, windows: [{ preset: null, center: 3095, width: 400 }] });
});

test('slices of different scales share one', async () => {
  const scaled = (number: number, slope: string) =>
    writeDicom({
      rows: 1,
      columns: 2,
      pixels: Uint16Array.from([0, 65_535]),
      number,
      attributes: { RescaleSlope: slope, Modality: 'PT' },
    });
  const { shape, slices } = await convert(await zipOf(scaled(1, '1'), scaled(2, '0.5')));
  const values = slices.map((stored) => [...stored].map((value) => Math.round(shape.base + shape.step * value)));
  expect(values).toEqual([
    [0, 65_535],
    [0, 32_768],
  ]);
});

test('slices that their device numbers downwards are in its order', async () => {
  const { slices } = await convert(
    await zipOf(makeSlice(2, { z: -2 }), makeSlice(1, { z: -1 }), makeSlice(3, { z: -3 })),
  );
  expect(slices.map(([first]) => first)).toEqual([100, 200, 300].map((value) => value - 200 + 32_768));
});

test('random changes of a file are refused or decoded, soon', async () => {
  const file = makeSlice(1);
  let state = 7;
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
  for (let round = 0; round < 150; round++) {
    const changed = Buffer.from(file);
    for (let change = 0; change < 12; change++) changed[132 + random(changed.length - 132)] = random(256);
    const startedAt = performance.now();
    expect([null, ...Object.values(refused).map(([problem]) => problem)]).toContain(await findProblem(changed));
    expect(performance.now() - startedAt).toBeLessThan(5000);
  }
});
