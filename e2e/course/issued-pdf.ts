import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Text that an office reads in a PDF issued by the portal. */
interface IssuedPdf {
  readonly text: string;
  /**
   * A line of each font of pdffonts: its name, type and encoding, and whether it is embedded, subset and has its
   * Unicode.
   */
  readonly fonts: readonly string[];
  /** The URL in the QR code of its first page. */
  readonly address: string;
}

/** Reads an issued PDF with poppler, and its printed code with zbar. */
export async function readIssuedPdf(pdf: Buffer): Promise<IssuedPdf> {
  const folder = await mkdtemp(join(tmpdir(), 'osteon-issued-'));
  const file = join(folder, 'issued.pdf');
  try {
    await writeFile(file, pdf);
    const text = await run('pdftotext', ['-layout', file, '-']);
    const fonts = await run('pdffonts', [file]);
    await run('pdftoppm', ['-r', '150', '-png', '-singlefile', file, join(folder, 'page')]);
    const code = await run('zbarimg', ['-q', '--raw', join(folder, 'page.png')]);
    return { text: text.stdout, fonts: fonts.stdout.trim().split('\n').slice(2), address: code.stdout.trim() };
  } finally {
    await rm(folder, { recursive: true });
  }
}
