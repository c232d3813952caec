import { createHash } from 'node:crypto';

/** Subject of a decision: the text in its state, after the decisions before. */
interface RevisionFields {
  readonly state: string;
  readonly text: string;
  /** The last decision on the comment and the state of its appeal. */
  readonly decided: string;
}

/**
 * Identifies the version that an operator has read, so that a decision is refused with a conflict where the author has
 * edited the comment or another operator has decided on it meanwhile (rules/moderation#moderation).
 */
export const getRevision = ({ state, text, decided }: RevisionFields): string =>
  createHash('sha256')
    .update(JSON.stringify([state, text, decided]))
    .digest('hex')
    .slice(0, 8);
