import { runTool } from '../tools/run-tool.ts';
import { type PdfContext, runPdfTool } from './read-pdf.ts';

/** Time limit of one page; a page that needs longer is a poison page. */
const PAGE_SECONDS = 30;

/** Longer side of a page's picture in pixels, whatever size the page declares: A4 is 1280 pixels wide. */
const SIDE = 1810;

/**
 * Draws one page of a PDF, numbered from 1, as JPEG into `<target>.jpg` and returns that path.
 * @throws {IngestError} for a page that cannot be drawn in time
 */
export async function drawPage({ find, signal, source }: PdfContext, page: number, target: string): Promise<string> {
  const number = String(page);
  const size = ['-scale-to', String(SIDE), '-jpeg', '-jpegopt', 'quality=95', '-singlefile'];
  await runPdfTool(`page ${page}: pdftoppm`, () =>
    runTool(find('pdftoppm'), ['-f', number, '-l', number, ...size, source, target], { signal, seconds: PAGE_SECONDS }),
  );
  return `${target}.jpg`;
}
