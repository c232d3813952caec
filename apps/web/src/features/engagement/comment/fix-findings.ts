import type { CommentReply } from '@osteon/contract';

type Finding = CommentReply['findings'][number];

/** Replacement of a name, unless the word is before it already. */
const PATIENT = '患者';

/**
 * Removes these findings from a text: names become the word for a patient, everything else is deleted
 * (rules/moderation#held).
 */
export const fixFindings = (text: string, findings: readonly Finding[]): string =>
  findings
    // From the end, so that the positions of those before stay valid.
    .toSorted((a, b) => b.start - a.start)
    .reduce((fixed, { start, end, kind }) => {
      const before = fixed.slice(0, start);
      const isNamed = /(?:患者|病人|患儿)$/.test(before);
      return `${before}${kind === 'name' && !isNamed ? PATIENT : ''}${fixed.slice(end)}`;
    }, text);
