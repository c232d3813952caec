import type { CommentReply } from '@osteon/contract';

type Finding = CommentReply['findings'][number];

/**
 * Removes these findings from a text: names become the word for a patient in the language of the text, unless it is
 * before them already; everything else is deleted (rules/moderation#held).
 */
export function fixFindings(text: string, findings: readonly Finding[]): string {
  const fix = isEnglish(text, findings) ? fixEnglish : fixChinese;
  return (
    findings
      // From the end, so that the positions of those before stay valid.
      .toSorted((a, b) => b.start - a.start)
      .reduce((fixed, { start, end, kind }) => fix(fixed.slice(0, start), fixed.slice(end), kind), text)
  );
}

/** True for a text without Chinese characters, except those of the names in it. */
const isEnglish = (text: string, findings: readonly Finding[]): boolean =>
  [...text.matchAll(/\p{Script=Han}/gu)].every(({ index }) =>
    findings.some(({ start, end }) => start <= index && index < end),
  );

function fixChinese(before: string, after: string, kind: Finding['kind']): string {
  const isNamed = /(?:患者|病人|患儿)$/.test(before);
  return `${before}${kind === 'name' && !isNamed ? '患者' : ''}${after}`;
}

/** Words for a patient, and forms of address, before a name. */
const PATIENT = /\b(?:patient|pt\.?) +$/i;
const ADDRESS = /\b(?:mrs?|ms)\.? +$/i;
const SENTENCE_START = /(?:^|[.!?\n])\s*$/;

function fixEnglish(before: string, after: string, kind: Finding['kind']): string {
  // No space is left before a comma, or twice.
  if (kind !== 'name' || PATIENT.test(before)) {
    return /^(?:$|[\s,.;:!?)])/.test(after) ? before.trimEnd() + after : before + after;
  }
  const rest = before.replace(ADDRESS, '');
  return `${rest}${SENTENCE_START.test(rest) ? 'The' : 'the'} patient${after}`;
}
