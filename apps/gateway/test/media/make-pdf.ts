/**
 * Makes a PDF with a line of text on each page, Chinese included; an empty line makes a page like a scan. No font is
 * embedded, so that a bar, whose length follows the first character, is all that is drawn.
 */
export function makePdf(lines: readonly string[]): Buffer {
  const pages = lines.map((_, index) => 6 + 2 * index);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${lines.length} /Kids [${pages.map((page) => `${page} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /Sample /Encoding /Identity-H /DescendantFonts [4 0 R] /ToUnicode 5 0 R >>',
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Sample /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 1000 >>',
    toStream(TO_UNICODE),
    ...lines.flatMap((line, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${7 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      toStream(
        `0.9 g 72 ${600 - 10 * index} ${100 + ((line.codePointAt(0) ?? 0) % 400)} 40 re f BT 0 g /F1 12 Tf 72 700 Td <${toHex(line)}> Tj ET`,
      ),
    ]),
  ];
  return assemble(objects);
}

/** Every code is its own UTF-16 unit. */
const TO_UNICODE = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def /CMapName /Sample def
1 begincodespacerange <0000> <FFFF> endcodespacerange
2 beginbfrange <0020> <00FF> <0020> <4E00> <4EFF> <4E00> endbfrange
${toRanges(0x4f, 0x9f)}
endcmap end end`;

/** Ranges of 256 characters, of which one list may have a hundred. */
function toRanges(first: number, last: number): string {
  const ranges = Array.from({ length: last - first + 1 }, (_, index) => {
    const high = (first + index).toString(16).toUpperCase();
    return `<${high}00> <${high}FF> <${high}00>`;
  });
  return `${ranges.length} beginbfrange ${ranges.join(' ')} endbfrange`;
}

function toHex(line: string): string {
  return [...line].map((character) => character.charCodeAt(0).toString(16).padStart(4, '0')).join('');
}

function toStream(content: string): string {
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

function assemble(objects: readonly string[]): Buffer {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(`${text}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
}
