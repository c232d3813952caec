import { formatCredit, formatCreditClass, formatDate, formatDateTime } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import { formatCheckCode } from '../issue/signature.ts';
import { drawLogo, renderPdf } from '../pdf/pdf-document.ts';
import { drawRule, GREY, HAIRLINE, INK, type Pdf } from '../pdf/pdf-table.ts';
import { drawQrCode } from '../pdf/qr-code.ts';
import type { CertificateRow } from './certificate-repository.ts';

/** A4 landscape, in points: the frame, and the text within. */
const FRAME = { x: 36, y: 36, width: 769.9, height: 523.3 };
const TEXT = { left: 84, width: 674 };
const FOOT_TOP = 408;
const QR_SIZE = 104;

/** Certificates are Chinese; their heading is English, too. */
const CHINESE = { locale: 'zh' } as const;
const ENGLISH = { locale: 'en' } as const;

/** Draws the certificate of a course as a PDF of one page (rules/credit#certificate); byte-identical each time. */
export function renderCertificate(row: CertificateRow, verifyAddress: string): Promise<Buffer> {
  const { serial, issuedAt } = row;
  const title = m['credit.certificate.file']({ serial }, CHINESE);
  return renderPdf({ title, layout: 'landscape', verifyAddress, issuedAt }, (pdf) => {
    const { x, y, width, height } = FRAME;
    pdf.rect(x, y, width, height).lineWidth(0.8).strokeColor(HAIRLINE).stroke();
    drawLogo(pdf, { x: TEXT.left, y: 84, size: 44 });
    drawStatement(pdf, row);
    drawFoot(pdf, row, verifyAddress);
  });
}

function drawStatement(pdf: Pdf, row: CertificateRow): void {
  const { left, width } = TEXT;
  const heading = [CHINESE, ENGLISH].map((each) => m['credit.certificate.title']({}, each)).join('　');
  pdf.font('regular').fontSize(16).fillColor(GREY).text(heading, left, 160);
  pdf.font('bold').fontSize(36).fillColor(INK).text(row.name, left, 192, { width, height: 48, ellipsis: true });
  pdf
    .font('regular')
    .fontSize(14)
    .fillColor(GREY)
    .text(m['credit.certificate.completed']({ date: formatDate(row.completedAt) }, CHINESE), left, 256);
  pdf.font('bold').fontSize(22).fillColor(INK).text(row.title, left, 282, { width, height: 64, ellipsis: true });
  pdf.font('regular').fontSize(14).fillColor(GREY);
  if (row.titleEn) pdf.text(row.titleEn, { width, height: 20, ellipsis: true });
  pdf.text(formatCertificateFigures(row), left, pdf.y + 4, { width });
}

function drawFoot(pdf: Pdf, row: CertificateRow, verifyAddress: string): void {
  const { left, width } = TEXT;
  drawRule(pdf, FOOT_TOP, left, width, { strong: false });
  const names = row.lecturers.join(m['format.list']({}, CHINESE));
  const lines = [
    ...(row.lecturers.length > 0 ? [m['credit.certificate.lecturers']({ names }, CHINESE)] : []),
    `${m['credit.word.serial']({}, CHINESE)}　${row.serial}`,
    `${m['credit.word.issuedAt']({}, CHINESE)}　${formatDateTime(row.issuedAt)}`,
    `${m['credit.word.checkCode']({}, CHINESE)}　${formatCheckCode(row.signature)}`,
  ];
  pdf.font('regular').fontSize(11).fillColor(GREY);
  pdf.text(lines.join('\n'), left, FOOT_TOP + 18, { width: width - QR_SIZE - 40, lineGap: 6 });
  // The quiet zone of the QR code reaches into the margin.
  const x = left + width - QR_SIZE + 6;
  const y = FOOT_TOP + 10;
  drawQrCode(pdf, verifyAddress, { x, y, size: QR_SIZE });
  pdf.link(x, y, QR_SIZE, QR_SIZE, verifyAddress);
  pdf.font('regular').fontSize(10).fillColor(GREY);
  pdf.text(m['credit.word.scan']({}, CHINESE), x - 20, y + QR_SIZE + 1, { width: QR_SIZE + 40, align: 'center' });
}

/** Lessons, hours, credits and score, as far as there are any. */
function formatCertificateFigures({ lessons, hours, creditClass, points, score }: CertificateRow): string {
  const inputs = { hours: formatCredit(hours), points: formatCredit(points) };
  return [
    m['credit.certificate.lessons']({ count: lessons }, CHINESE),
    ...(hours > 0 ? [m['credit.certificate.hours'](inputs, CHINESE)] : []),
    ...(creditClass
      ? [m['credit.certificate.credits']({ ...inputs, creditClass: formatCreditClass(creditClass) }, CHINESE)]
      : []),
    ...(score === null ? [] : [m['credit.certificate.score']({ score }, CHINESE)]),
  ].join('　');
}
