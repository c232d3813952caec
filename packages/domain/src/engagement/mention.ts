import { findPatientIdentifiers, type PatientIdentifier } from './patient-identifier.ts';

/** People that a comment may mention (rules/quote#mentions). */
export const MENTIONS_MAX = 10;

/** Reference to a person in a stored text. */
const MENTION = /<@([A-Za-z0-9_-]{1,64})>/g;

/** The reference to a person as a text contains it. */
export const encodeMention = (publicProfileId: string): string => `<@${publicProfileId}>`;

/** The ids of the people whom a text mentions, each once, in their order. */
export const listMentions = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(MENTION), ([, id = '']) => id)),
];

/** A text with each reference replaced; one for which `replace` returns null stays as it was typed. */
export const replaceMentions = (text: string, replace: (publicProfileId: string) => string | null): string =>
  text.replaceAll(MENTION, (typed, id: string) => replace(id) ?? typed);

/** A part of a text, or a person whom it mentions. */
export type MentionPart = { readonly text: string } | { readonly publicProfileId: string };

/** Splits a text at its references. */
export function splitMentions(text: string): MentionPart[] {
  const parts: MentionPart[] = [];
  let end = 0;
  for (const match of text.matchAll(MENTION)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ publicProfileId: match[1] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** The patient identifiers of a comment's text; the id of a mentioned person never counts, whatever its digits. */
export const findCommentIdentifiers = (text: string): readonly PatientIdentifier[] =>
  findPatientIdentifiers(text.replaceAll(MENTION, (typed) => ' '.repeat(typed.length)));
