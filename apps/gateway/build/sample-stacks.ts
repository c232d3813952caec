import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import yazl from 'yazl';
import { convertSeries, type StackShape } from '../src/modules/case/convert/convert-series.ts';
import { openArchive } from '../src/modules/case/convert/open-archive.ts';
import { LIBRARY_FOLDER } from '../src/platform/storage/storage.ts';
import { type DicomSlice, writeDicom } from '../test/dicom/write-dicom.ts';
import { lumbarSpine } from './sample-stacks/lumbar-spine.ts';
import { AIR, type Phantom, renderSlice } from './sample-stacks/phantom.ts';
import { tibialPlateau } from './sample-stacks/tibial-plateau.ts';

/**
 * Makes the stacks of the sample library: renders phantoms, writes them as DICOM files in a zip, and converts that as the
 * series of an author are converted. Run by `npm run sample-stacks -w apps/gateway`; the same phantoms make the same
 * files.
 */

const MEDIA = join(LIBRARY_FOLDER, 'media');

async function* renderPhantom(phantom: Phantom): AsyncGenerator<DicomSlice> {
  const { size, spacing, distance, count, step } = phantom;
  for (let slice = 0; slice < count; slice++) {
    const values = renderSlice(phantom, slice);
    const pixels = Uint16Array.from(values, (value) => Math.max(0, Math.round((value - AIR) / step)));
    yield describe({ pixels, size, spacing, z: -slice * distance, slice }, { slope: step, intercept: AIR });
  }
}

/** The hip of library/imagery, whose README describes its values. */
async function* readHip(): AsyncGenerator<DicomSlice> {
  const size = 256;
  const raw = gunzipSync(await readFile(join(LIBRARY_FOLDER, 'imagery', 'ct-hip-stack-256x256x64-u8.raw.gz')));
  for (let slice = 0; slice < raw.length / size ** 2; slice++) {
    const pixels = raw.subarray(slice * size ** 2, (slice + 1) * size ** 2);
    yield describe({ pixels, size, spacing: 1.4, z: -3 * slice, slice }, { slope: 5, intercept: -250 });
  }
}

function describe(
  { pixels, size, spacing, z, slice }: Pick<DicomSlice, 'pixels'> & Record<'size' | 'spacing' | 'z' | 'slice', number>,
  { slope, intercept }: Record<'slope' | 'intercept', number>,
): DicomSlice {
  const attributes = { RescaleSlope: String(slope), RescaleIntercept: String(intercept) };
  return { rows: size, columns: size, pixels, spacing, number: slice + 1, z, attributes };
}

async function writeArchive(slices: AsyncIterable<DicomSlice>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  const bytes = buffer(zip.outputStream);
  for await (const slice of slices) zip.addBuffer(writeDicom(slice), `${slice.number}.dcm`);
  zip.end();
  return bytes;
}

/** Converts a series into the files of a stack; returns its shape. */
async function makeStack(name: string, slices: AsyncIterable<DicomSlice>): Promise<StackShape> {
  const folder = join(MEDIA, 'stacks', name);
  const archive = join(tmpdir(), `osteon-${name}-${process.pid}.zip`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(archive, await writeArchive(slices));
  const file = await open(archive);
  try {
    const { shape } = await convertSeries(await openArchive(file.fd), {
      count: () => Promise.resolve(),
      slice: (index, bytes) => writeFile(join(folder, String(index)), bytes),
    });
    return shape;
  } finally {
    await file.close();
    await rm(archive);
  }
}

const catalogueFile = join(MEDIA, 'catalogue.json');
const catalogue: object = JSON.parse(await readFile(catalogueFile, 'utf8'));
const stacks = {
  'ct-hip': await makeStack('ct-hip', readHip()),
  [tibialPlateau.name]: await makeStack(tibialPlateau.name, renderPhantom(tibialPlateau)),
  [lumbarSpine.name]: await makeStack(lumbarSpine.name, renderPhantom(lumbarSpine)),
};
await writeFile(catalogueFile, `${JSON.stringify({ ...catalogue, stacks }, null, 1)}\n`);
