import pLimit from 'p-limit';
import sharp from 'sharp';

// sharp would cache decoded images, none of which is used again.
sharp.cache(false);

/** Images that a process decodes at a time: a large one takes some hundred megabytes. */
const AT_ONCE = 2;

/** Runs work that decodes an image once a slot is free, however many images users send at once. */
export const withImageSlot = pLimit(AT_ONCE);
