import { formatCredit, formatCreditClass, formatDate, formatDateTime } from '@osteon/domain';
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

/** Draws the certificate of a course as a PDF of one page (rules/credit#certificate); byte-identical each time. */
export function renderCertificate(row: CertificateRow, verifyAddress: string): Promise<Buffer> {
  const { serial, issuedAt } = row;
  return renderPdf({ title: `骨元结课证书 ${serial}`, layout: 'landscape', verifyAddress, issuedAt }, (pdf) => {
    const { x, y, width, height } = FRAME;
    pdf.rect(x, y, width, height).lineWidth(0.8).strokeColor(HAIRLINE).stroke();
    drawLogo(pdf, { x: TEXT.left, y: 84, size: 44 });
    drawStatement(pdf, row);
    drawFoot(pdf, row, verifyAddress);
  });
}

function drawStatement(pdf: Pdf, row: CertificateRow): void {
  const { left, width } = TEXT;
  pdf.font('regular').fontSize(16).fillColor(GREY).text('结课证书　Certificate of Completion', left, 160);
  pdf.font('bold').fontSize(36).fillColor(INK).text(row.name, left, 192, { width, height: 48, ellipsis: true });
  pdf
    .font('regular')
    .fontSize(14)
    .fillColor(GREY)
    .text(`于 ${formatDate(row.completedAt)} 完成`, left, 256);
  pdf.font('bold').fontSize(22).fillColor(INK).text(row.title, left, 282, { width, height: 64, ellipsis: true });
  pdf.font('regular').fontSize(14).fillColor(GREY);
  if (row.titleEn) pdf.text(row.titleEn, { width, height: 20, ellipsis: true });
  pdf.text(formatCertificateFigures(row), left, pdf.y + 4, { width });
}

function drawFoot(pdf: Pdf, row: CertificateRow, verifyAddress: string): void {
  const { left, width } = TEXT;
  drawRule(pdf, FOOT_TOP, left, width, { strong: false });
  const lines = [
    ...(row.lecturers.length > 0 ? [`讲师　${row.lecturers.join('、')}`] : []),
    `编号　${row.serial}`,
    `签发日期　${formatDateTime(row.issuedAt)}`,
    `校验码　${formatCheckCode(row.signature)}`,
  ];
  pdf.font('regular').fontSize(11).fillColor(GREY);
  pdf.text(lines.join('\n'), left, FOOT_TOP + 18, { width: width - QR_SIZE - 40, lineGap: 6 });
  // The quiet zone of the QR code reaches into the margin.
  const x = left + width - QR_SIZE + 6;
  const y = FOOT_TOP + 10;
  drawQrCode(pdf, verifyAddress, { x, y, size: QR_SIZE });
  pdf.link(x, y, QR_SIZE, QR_SIZE, verifyAddress);
  pdf.font('regular').fontSize(10).fillColor(GREY);
  pdf.text('扫码核验', x - 20, y + QR_SIZE + 1, { width: QR_SIZE + 40, align: 'center' });
}

/** Lessons, hours, credits and score, as far as there are any. */
function formatCertificateFigures({ lessons, hours, creditClass, points, score }: CertificateRow): string {
  return [
    `${lessons}节`,
    ...(hours > 0 ? [`${formatCredit(hours)}学时`] : []),
    ...(creditClass ? [`${formatCreditClass(creditClass)}${formatCredit(points)}学分`] : []),
    ...(score === null ? [] : [`测试${score}分`]),
  ].join('　');
}
