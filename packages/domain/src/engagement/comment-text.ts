import { COMMENT_TEXT_MAX } from './comment-limits.ts';

/**
 * Invisible characters, among them those that reverse the direction of the text after them. The selectors of an emoji's
 * form stay: they can hide nothing.
 */
const INVISIBLE = /(?![\uFE0E\uFE0F])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** More marks on one letter than any script has; the rest would pile up over the lines around it. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** A well-formed text without invisible characters, with four combining marks on a letter at most (rules/comment#text). */
export const removeInvisible = (text: string): string =>
  text.toWellFormed().replaceAll(INVISIBLE, '').replaceAll(PILED_MARKS, '$1');

/**
 * A comment's text as it is stored: without invisible characters, with four combining marks on a letter at most,
 * without space at its ends, with one empty line in a row at most (rules/comment#text).
 */
export function cleanCommentText(text: string): string {
  return removeInvisible(text)
    .split(/\r\n?|\n/)
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** The length of a comment's text in characters, each emoji of one code point counted once. */
export const countCommentText = (text: string): number => Array.from(cleanCommentText(text)).length;

/** True if a text can be a comment: 1 to 2,000 characters once it is cleaned (rules/comment#text). */
export function isCommentText(text: string): boolean {
  const count = countCommentText(text);
  return count > 0 && count <= COMMENT_TEXT_MAX;
}
