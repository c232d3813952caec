import { randomFillSync } from 'node:crypto';

const ID_BYTES = 16;

/** Random bytes for the next ids: a draw costs as much for one as for 256. */
const drawn = Buffer.alloc(256 * ID_BYTES);
let used = drawn.length;

/**
 * 128 random bits as 22 characters that are safe in a URL: it can be neither guessed nor counted. None starts with a
 * hyphen, which a command line takes for an option.
 */
export function randomId(): string {
  for (;;) {
    const id = drawId();
    if (!id.startsWith('-')) return id;
  }
}

/**
 * An id that rises with the time (ms) and cannot be guessed; `suffix` replaces the random part of one that must be the
 * same again. Nine digits of base 36 suffice until the year 5188.
 */
export function makeSortableId(now: number, suffix: string = randomId()): string {
  return `${now.toString(36).padStart(9, '0')}${suffix}`;
}

function drawId(): string {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += ID_BYTES;
  return drawn.toString('base64url', used - ID_BYTES, used);
}
