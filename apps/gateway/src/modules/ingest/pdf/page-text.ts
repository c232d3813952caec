/** Between these characters a line break is no space: Chinese, Japanese and their punctuation. */
const WIDE = /[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF\u3000-\u303F]/;

/** Control characters; `\f` and `\n` have been used up before. */
const CONTROL = /\p{Cc}/gu;

/** The paragraphs of each page in the output of pdftotext, where a form feed ends a page. */
export function splitPages(text: string, pages: number): string[][] {
  const texts = text.split('\f');
  return Array.from({ length: pages }, (_, index) => splitParagraphs(texts[index] ?? ''));
}

function splitParagraphs(page: string): string[] {
  return page
    .split(/\n\s*\n/)
    .map((block) => joinLines(block.split('\n')))
    .filter((paragraph) => paragraph !== '');
}

/** Joins the lines of a paragraph; a hyphen at the end of a Latin line is retained, as it may belong to the word. */
function joinLines(lines: readonly string[]): string {
  let joined = '';
  for (const line of lines) {
    const text = line.replace(CONTROL, ' ').replace(/\s+/g, ' ').trim();
    if (text === '') continue;
    const isWide = WIDE.test(joined.at(-1) ?? '') && WIDE.test(text[0] ?? '');
    joined += joined === '' || isWide ? text : ` ${text}`;
  }
  return joined;
}
