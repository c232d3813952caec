import type { RequestOf } from '@osteon/contract';

/** A file that goes with a course. */
export type Attachment = RequestOf<'getAttachment'>;
