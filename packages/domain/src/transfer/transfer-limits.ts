/** The interval at which transfers and messages are polled without a push, in ms (rules/polling#timings). */
export const POLL_MS = 5_000;

/**
 * Poll interval while the socket is alive, and how recent its last packet must be, in ms (rules/polling#timings; ADR
 * 015).
 */
export const PUSHED_POLL_MS = 360_000;
export const PUSH_ALIVE_MS = 60_000;

/** Page size of the transfer list call: all (rules/transfer#list). */
export const TRANSFER_PAGE_SIZE = 9_999;

/** Largest file that can be transferred, in bytes (rules/transfer#limits). */
export const TRANSFER_FILE_MAX_BYTES = 50 * 1024 * 1024;

/** Files, and resources, of one sending. */
export const TRANSFER_BATCH_MAX = 20;
