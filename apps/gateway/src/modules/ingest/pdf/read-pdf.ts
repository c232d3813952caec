import { stat } from 'node:fs/promises';
import type { IngestLimits } from '../../../platform/config/ingest-settings.ts';
import { IngestError } from '../base/ingest-error.ts';
import type { FindMediaTool } from '../tools/media-tools.ts';
import { runTool, ToolError, ToolLimitError } from '../tools/run-tool.ts';
import { splitPages } from './page-text.ts';

const INFO_SECONDS = 30;

/** Time limit for the text of one page; a page that needs longer is a poison page. */
const TEXT_SECONDS_PER_PAGE = 2;

/** Characters of the whole text, far more than a book has. */
const CHARACTERS_MAX = 5_000_000;

/** The inputs shared by all steps of reading a PDF. */
export interface PdfContext {
  readonly find: FindMediaTool;
  readonly signal: AbortSignal;
  /** Path of the PDF. */
  readonly source: string;
}

/**
 * Reads the text layer of a PDF: the paragraphs of each page, none for a scan.
 * @throws {IngestError} for an empty, encrypted, damaged or too large PDF
 */
export async function readPdf(
  { find, signal, source }: PdfContext,
  limits: Pick<IngestLimits, 'bytes' | 'pages'>,
): Promise<{ paragraphs: string[] }[]> {
  const { size } = await stat(source);
  if (size === 0) throw new IngestError('the file is empty');
  if (size > limits.bytes) throw new IngestError(`the file is larger than INGEST_MAX_MB, ${limits.bytes / 1024 ** 2}`);
  const info = await runPdfTool('pdfinfo', () =>
    runTool(find('pdfinfo'), ['-enc', 'UTF-8', source], { signal, seconds: INFO_SECONDS }),
  );
  if (/^Encrypted:\s+yes.*copy:no/m.test(info))
    throw new IngestError('the PDF is encrypted and forbids copying its text');
  const pages = Number(/^Pages:\s+(\d+)$/m.exec(info)?.[1] ?? 0);
  if (pages === 0) throw new IngestError('the PDF has no pages');
  if (pages > limits.pages) throw new IngestError(`the PDF has ${pages} pages, INGEST_MAX_PAGES is ${limits.pages}`);
  const seconds = INFO_SECONDS + pages * TEXT_SECONDS_PER_PAGE;
  const text = await runPdfTool('pdftotext', () =>
    runTool(find('pdftotext'), ['-enc', 'UTF-8', '-eol', 'unix', source, '-'], { signal, seconds }),
  );
  if (text.length > CHARACTERS_MAX) throw new IngestError(`the PDF has more than ${CHARACTERS_MAX} characters of text`);
  return splitPages(text, pages).map((paragraphs) => ({ paragraphs }));
}

/**
 * Runs a program of poppler and returns its output.
 * @throws {IngestError} for a fault of the PDF
 */
export async function runPdfTool(name: string, run: () => Promise<{ stdout: Buffer }>): Promise<string> {
  try {
    return (await run()).stdout.toString();
  } catch (error) {
    if (error instanceof ToolLimitError) throw new IngestError(`${name} ${error.message}`, { cause: error });
    if (!(error instanceof ToolError)) throw error;
    if (error.message.includes('Incorrect password'))
      throw new IngestError('the PDF is encrypted with a password', { cause: error });
    throw new IngestError(`${name} cannot read the PDF: ${error.message}`, { cause: error });
  }
}
