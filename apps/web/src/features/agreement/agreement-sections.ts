/** A heading of the agreements, `十、医学免责声明`, as numeral and title; the numeral is empty if there is none. */
export function splitHeading(heading: string): { numeral: string; title: string } {
  const [, numeral, title] = /^([一二三四五六七八九十]+)、(.+)$/.exec(heading) ?? [];
  return numeral && title ? { numeral, title } : { numeral: '', title: heading };
}

/** The anchor of a section, counted from 1. */
export const getAnchor = (index: number) => `section-${index + 1}`;

/** A paragraph in pieces, mail addresses apart, so that they can be linked. */
export function splitMail(paragraph: string): readonly { text: string; isMail: boolean }[] {
  return paragraph
    .split(/([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/)
    .map((text, index) => ({ text, isMail: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
