import type { Locale } from '@osteon/domain';
import pLimit from 'p-limit';
import { m } from '../../../texts/index.ts';
import { loadPdfFonts } from './pdf-fonts.ts';
import { INK, type Pdf } from './pdf-table.ts';

/** Metadata of a PDF. */
interface PdfMetadata {
  readonly title: string;
  readonly layout: 'portrait' | 'landscape';
  /** Language of its texts; the main one of a bilingual PDF. */
  readonly locale: Locale;
  /** URL of its verification page: verifying a file reads it from the PDF's keywords. */
  readonly verifyAddress: string;
  /** Timestamp in ms. */
  readonly issuedAt: number;
}

const BONE =
  'M1 24a23 23 0 1 0 46 0a23 23 0 1 0-46 0ZM4.4 25.8a18.2 18.2 0 1 1 36.4 0a18.2 18.2 0 1 1-36.4 0ZM7.1 26.6a15 15 0 1 0 30 0a15 15 0 1 0-30 0ZM10.3 28.2a10.6 10.6 0 1 1 21.2 0a10.6 10.6 0 1 1-21.2 0Z';
const CANAL = { x: 20.4, y: 28.9, radius: 5.8, colour: '#0B7A75' };

/** Side of the square in which the logo is drawn by its path. */
const LOGO_SIDE = 48;

/** Maximum number of PDFs that one gateway draws concurrently: each uses some megabytes while it is drawn. */
const drawing = pLimit(2);

/**
 * Renders a PDF, A4 and always light. Its text can be copied; only the used glyphs of the fonts `regular` and `bold`
 * are embedded.
 */
export function renderPdf(metadata: PdfMetadata, draw: (pdf: Pdf) => void): Promise<Buffer> {
  return drawing(() => render(metadata, draw));
}

async function render(
  { title, layout, locale, verifyAddress, issuedAt }: PdfMetadata,
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  // Loaded lazily, as only gateways that issue PDFs need it.
  const [{ default: PDFDocument }, fonts] = await Promise.all([import('pdfkit'), loadPdfFonts()]);
  const pdf = new PDFDocument({
    size: 'A4',
    layout,
    margin: 0,
    bufferPages: true,
    lang: locale === 'zh' ? 'zh-CN' : locale,
    displayTitle: true,
    info: {
      Title: title,
      Author: m['credit.pdf.author']({}, { locale }),
      Keywords: verifyAddress,
      CreationDate: new Date(issuedAt),
    },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  pdf.registerFont('regular', fonts.regular);
  pdf.registerFont('bold', fonts.bold);
  draw(pdf);
  pdf.end();
  return finished;
}

/** Draws the logo into a square of `size` points. */
export function drawLogo(pdf: Pdf, { x, y, size }: { x: number; y: number; size: number }): void {
  pdf
    .save()
    .translate(x, y)
    .scale(size / LOGO_SIDE);
  pdf.path(BONE).fill(INK, 'even-odd');
  pdf.circle(CANAL.x, CANAL.y, CANAL.radius).fill(CANAL.colour);
  pdf.restore();
}
