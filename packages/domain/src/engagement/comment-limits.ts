/** The longest comment, in characters (rules/comment#text). */
export const COMMENT_TEXT_MAX = 2000;

/** Period in which an author may edit a comment, in ms from its creation (rules/comment#edits). */
export const COMMENT_EDIT_MS = 10 * 60_000;

/** Entries of a page of comments, and of one of replies (rules/comment#lists). */
export const COMMENT_PAGE_SIZE = 20;

/** Replies that a page of comments brings along with each (rules/comment#lists). */
export const COMMENT_REPLIES_SHOWN = 3;

/** Replies on each side of a reply that a list is opened at (rules/comment#addresses). */
export const COMMENT_REPLIES_AROUND = 10;

/** Sort orders of a list of comments (rules/comment#lists). */
export const COMMENT_SORTS = ['likes', 'time', 'timeline'] as const;
export type CommentSort = (typeof COMMENT_SORTS)[number];

/** The longest text of a quote, in characters (rules/quote#quotes). */
export const QUOTE_TEXT_MAX = 200;
