import { drawLogo, renderPdf } from '../pdf/pdf-document.ts';
import { createTable, drawRule, GREY, INK, type Pdf, type PdfRow, type PdfTable } from '../pdf/pdf-table.ts';
import { drawQrCode } from '../pdf/qr-code.ts';
import type { TranscriptContent } from './transcript-content.ts';
import { composeFileTitle, createTranscriptTexts, type TranscriptTexts } from './transcript-texts.ts';

/** A4 in points, with the margins of the text. */
const PAGE = { left: 46, top: 43, width: 503, bottom: 800 };

/** Top of the foot of the first page, with the date of issue and the code. */
const FOOT_TOP = 690;
const QR_SIZE = 92;

/**
 * Draws a transcript as a PDF, A4 and always light: sums and the first lines on one page, the others and the evidence
 * on annex pages (rules/credit#transcript). Its text can be copied; only the used glyphs of its font are embedded.
 */
export function renderTranscript(content: TranscriptContent): Promise<Buffer> {
  const title = composeFileTitle(content.serial);
  return renderPdf({ ...content, title, layout: 'portrait', locale: 'zh' }, (pdf) => draw(pdf, content));
}

function draw(pdf: Pdf, content: TranscriptContent): void {
  const texts = createTranscriptTexts(content);
  const table = createTable(pdf, PAGE.left, [
    { label: texts.word('date'), width: 82 },
    { label: texts.word('item'), width: 271 },
    { label: texts.word('creditClass'), width: 50, right: true },
    { label: texts.word('hours'), width: 50, right: true },
    { label: texts.word('points'), width: 50, right: true },
  ]);
  const top = table.drawHead(drawOwner(pdf, content, texts, drawTitle(pdf, content, texts)));
  const rows = content.lines.map((line) => texts.row(line));
  const shown = countFitting(table, rows, FOOT_TOP - 60 - top);
  let y = top;
  for (const row of rows.slice(0, shown)) y = table.drawRow(row, y);
  if (shown < rows.length) y = drawRest(pdf, texts.rest(rows.length - shown), y);
  table.drawFoot(texts.sum, texts.figures, y);
  drawIssue(pdf, content, texts);
  drawAnnex(pdf, content, texts, table, rows.slice(shown));
  if (content.options.evidence) {
    const evidence = createTable(pdf, PAGE.left, [
      { label: texts.word('date'), width: 82 },
      { label: texts.word('evidence'), width: 241 },
      { label: texts.word('watched'), width: 70, right: true },
      { label: texts.word('sessions'), width: 60, right: true },
      { label: texts.word('test'), width: 50, right: true },
    ]);
    drawAnnex(
      pdf,
      content,
      texts,
      evidence,
      content.lines.map((line) => texts.evidenceRow(line)),
    );
  }
  numberPages(pdf, texts);
}

/** Number of rows that fit into a height; if not all do, one row is reserved for the sentence about the rest. */
function countFitting(table: PdfTable, rows: readonly PdfRow[], height: number): number {
  let used = 0;
  for (const [index, row] of rows.entries()) {
    used += table.measure(row);
    if (used > height) return Math.max(0, index - 1);
  }
  return rows.length;
}

function drawTitle(pdf: Pdf, { serial }: TranscriptContent, texts: TranscriptTexts): number {
  const { left, top, width } = PAGE;
  drawLogo(pdf, { x: left, y: top + 2, size: 26 });
  pdf
    .font('bold')
    .fontSize(15)
    .fillColor(INK)
    .text(texts.heading, left + 38, top - 4);
  pdf
    .font('regular')
    .fontSize(10)
    .fillColor(GREY)
    .text(texts.subtitle, left + 38, top + 17);
  pdf.text(`${texts.word('serial')} ${serial}`, left, top + 17, { width, align: 'right' });
  drawRule(pdf, top + 44, left, width, { strong: true });
  return top + 44;
}

function drawOwner(pdf: Pdf, content: TranscriptContent, texts: TranscriptTexts, top: number): number {
  const half = PAGE.width / 2;
  const fields = [
    ['name', content.name],
    ['company', content.company],
    ['medicalTitle', content.medicalTitle],
    ['range', texts.range],
  ] as const;
  let y = top + 12;
  for (let index = 0; index < fields.length; index += 2) {
    let height = 0;
    for (const [column, field] of fields.slice(index, index + 2).entries()) {
      const [word, value] = field;
      const x = PAGE.left + column * half;
      const label = content.options.english ? 84 : 44;
      pdf.font('regular').fontSize(11.5).fillColor(GREY).text(texts.word(word), x, y, { width: label });
      pdf.fillColor(INK).text(value, x + label, y, { width: half - label - 8 });
      height = Math.max(height, pdf.heightOfString(value || ' ', { width: half - label - 8 }));
    }
    y += height + 4;
  }
  return y + 8;
}

function drawRest(pdf: Pdf, text: string, y: number): number {
  pdf
    .font('regular')
    .fontSize(11)
    .fillColor(GREY)
    .text(text, PAGE.left, y + 5, { width: PAGE.width });
  const end = y + pdf.heightOfString(text, { width: PAGE.width }) + 10;
  drawRule(pdf, end, PAGE.left, PAGE.width, { strong: false });
  return end;
}

function drawIssue(pdf: Pdf, content: TranscriptContent, texts: TranscriptTexts): void {
  const { left, width } = PAGE;
  const lines = [
    `${texts.word('issuedAt')}　${texts.issuedAt}`,
    texts.word('signed'),
    `${texts.word('checkCode')}　${content.checkCode}`,
  ];
  pdf.font('regular').fontSize(10).fillColor(GREY);
  pdf.text(lines.join('\n'), left, FOOT_TOP + 44, { width: width - QR_SIZE - 24, lineGap: 2 });
  // The quiet zone of the QR code reaches into the margin.
  const x = left + width - QR_SIZE + 6;
  drawQrCode(pdf, content.verifyAddress, { x, y: FOOT_TOP, size: QR_SIZE });
  pdf.link(x, FOOT_TOP, QR_SIZE, QR_SIZE, content.verifyAddress);
  pdf.font('regular').fontSize(10).fillColor(GREY);
  pdf.text(texts.word('scan'), x - 20, FOOT_TOP + QR_SIZE + 1, { width: QR_SIZE + 40, align: 'center' });
}

/** Draws rows on pages of their own, each with the serial and the head of the table. */
function drawAnnex(
  pdf: Pdf,
  { serial, name }: TranscriptContent,
  texts: TranscriptTexts,
  table: PdfTable,
  rows: readonly PdfRow[],
): void {
  let y = PAGE.bottom;
  for (const row of rows) {
    if (y + table.measure(row) > PAGE.bottom - 20) {
      pdf.addPage();
      pdf.font('regular').fontSize(10).fillColor(GREY).text(texts.word('annex'), PAGE.left, PAGE.top);
      const owner = `${name}　${texts.word('serial')} ${serial}`;
      pdf.text(owner, PAGE.left, PAGE.top, { width: PAGE.width, align: 'right' });
      y = table.drawHead(PAGE.top + 22);
    }
    y = table.drawRow(row, y);
  }
}

function numberPages(pdf: Pdf, texts: TranscriptTexts): void {
  const { count } = pdf.bufferedPageRange();
  if (count === 1) return;
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index);
    pdf.font('regular').fontSize(9).fillColor(GREY);
    pdf.text(texts.page(index + 1, count), PAGE.left, PAGE.bottom + 4, { width: PAGE.width, align: 'center' });
  }
}
