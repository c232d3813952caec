import pLimit from 'p-limit';
import sharp from 'sharp';

// It would keep what was decoded for whoever asks for the same again, which nobody does.
sharp.cache(false);

/** Pictures that a process works on at a time: a large one takes some hundred megabytes for as long as it lasts. */
const AT_ONCE = 2;

/** Does what takes a whole picture into the memory, once it is its turn; users send as many at once as they like. */
export const withImageSlot = pLimit(AT_ONCE);
