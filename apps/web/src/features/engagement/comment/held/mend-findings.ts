import type { CommentReply } from '@osteon/contract';

type Finding = CommentReply['findings'][number];

/** What a name is replaced by, unless the word stands before it already. */
const PATIENT = '患者';

/** A text without what these findings name: names become the word for a patient, everything else goes (rules/comment#held). */
export const mendFindings = (text: string, findings: readonly Finding[]): string =>
  findings
    // From the end, so that the places of those before stay.
    .toSorted((a, b) => b.start - a.start)
    .reduce((mended, { start, end, kind }) => {
      const before = mended.slice(0, start);
      const isNamed = /(?:患者|病人|患儿)$/.test(before);
      return `${before}${kind === 'name' && !isNamed ? PATIENT : ''}${mended.slice(end)}`;
    }, text);
