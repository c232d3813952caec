import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RequestOf } from '@osteon/contract';

const run = promisify(execFile);

/** Texts and codes that programs of poppler and zbar read in an issued PDF. */
export interface ReadPdf {
  readonly text: string;
  /** A line of each font: its name, and whether it is embedded, subset and has its Unicode. */
  readonly fonts: readonly string[];
  readonly code: URL;
}

/** Reads a PDF as its receivers do. */
export async function readPdf(pdf: Buffer): Promise<ReadPdf> {
  const folder = await mkdtemp(join(tmpdir(), 'osteon-pdf-'));
  const file = join(folder, 'issued.pdf');
  try {
    await writeFile(file, pdf);
    const [text, fonts] = await Promise.all([run('pdftotext', ['-layout', file, '-']), run('pdffonts', [file])]);
    await run('pdftoppm', ['-r', '150', '-png', '-singlefile', file, join(folder, 'page')]);
    const { stdout } = await run('zbarimg', ['-q', '--raw', join(folder, 'page.png')]);
    return { text: text.stdout, fonts: fonts.stdout.trim().split('\n').slice(2), code: new URL(stdout.trim()) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The type and the number of the document in the address of a code. */
export function readCode({ origin, pathname, searchParams }: URL): RequestOf<'verifyTranscript'> {
  if (origin + pathname !== 'http://osteon.test/edu/m/transcript') throw new Error(`a code for ${origin}${pathname}`);
  return {
    serial: searchParams.get('no') ?? '',
    pointsI: searchParams.get('i'),
    pointsII: searchParams.get('ii'),
    signature: searchParams.get('sig') ?? '',
  };
}
