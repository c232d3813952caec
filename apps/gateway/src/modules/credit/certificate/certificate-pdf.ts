import type { Locale } from '@osteon/domain';
import { drawLogo, renderPdf } from '../pdf/pdf-document.ts';
import { drawRule, GREY, HAIRLINE, INK, type Pdf } from '../pdf/pdf-table.ts';
import { drawQrCode } from '../pdf/qr-code.ts';
import type { CertificateRow } from './certificate-repository.ts';
import { type CertificateTexts, createCertificateTexts } from './certificate-texts.ts';

/** A4 landscape, in points: the frame, and the text within. */
const FRAME = { x: 36, y: 36, width: 769.9, height: 523.3 };
const TEXT = { left: 84, width: 674 };
const FOOT_TOP = 408;
const QR_SIZE = 104;

/**
 * Draws the certificate of a course in a language as a PDF of one page (rules/credit#certificate); byte-identical each
 * time.
 */
export function renderCertificate(row: CertificateRow, locale: Locale, verifyAddress: string): Promise<Buffer> {
  const texts = createCertificateTexts(row, locale);
  const metadata = {
    title: texts.fileTitle,
    layout: 'landscape',
    locale,
    verifyAddress,
    issuedAt: row.issuedAt,
  } as const;
  return renderPdf(metadata, (pdf) => {
    const { x, y, width, height } = FRAME;
    pdf.rect(x, y, width, height).lineWidth(0.8).strokeColor(HAIRLINE).stroke();
    drawLogo(pdf, { x: TEXT.left, y: 84, size: 44 });
    drawStatement(pdf, row.name, texts);
    drawFoot(pdf, texts, verifyAddress);
  });
}

function drawStatement(
  pdf: Pdf,
  name: string,
  { heading, completed, title, subtitle, figures }: CertificateTexts,
): void {
  const { left, width } = TEXT;
  pdf.font('regular').fontSize(16).fillColor(GREY).text(heading, left, 160);
  pdf.font('bold').fontSize(36).fillColor(INK).text(name, left, 192, { width, height: 48, ellipsis: true });
  pdf.font('regular').fontSize(14).fillColor(GREY).text(completed, left, 256);
  pdf.font('bold').fontSize(22).fillColor(INK).text(title, left, 282, { width, height: 64, ellipsis: true });
  pdf.font('regular').fontSize(14).fillColor(GREY);
  if (subtitle) pdf.text(subtitle, { width, height: 20, ellipsis: true });
  pdf.text(figures, left, pdf.y + 4, { width });
}

function drawFoot(pdf: Pdf, { foot, scan }: CertificateTexts, verifyAddress: string): void {
  const { left, width } = TEXT;
  drawRule(pdf, FOOT_TOP, left, width, { strong: false });
  pdf.font('regular').fontSize(11).fillColor(GREY);
  pdf.text(foot.join('\n'), left, FOOT_TOP + 18, { width: width - QR_SIZE - 40, lineGap: 6 });
  // The quiet zone of the QR code reaches into the margin.
  const x = left + width - QR_SIZE + 6;
  const y = FOOT_TOP + 10;
  drawQrCode(pdf, verifyAddress, { x, y, size: QR_SIZE });
  pdf.link(x, y, QR_SIZE, QR_SIZE, verifyAddress);
  pdf.font('regular').fontSize(10).fillColor(GREY);
  pdf.text(scan, x - 20, y + QR_SIZE + 1, { width: QR_SIZE + 40, align: 'center' });
}
