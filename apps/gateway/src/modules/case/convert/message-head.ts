/** Bytes before each message: its length, and that of the bytes after it. */
export const HEAD_BYTES = 8;
