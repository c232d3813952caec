import type { IncomingMessage } from 'node:http';

/** Fields of a media reply for the metrics and the log. */
export interface MediaReply {
  readonly request: IncomingMessage;
  /** Name of the route; `none` where there is none. */
  readonly route: string;
  /** Without the query. */
  readonly path: string;
  readonly status: number;
  /** On the clock of `performance`, in ms. */
  readonly startedAt: number;
  readonly endedAt: number;
  /** False where the client closed the connection before the end. */
  readonly complete: boolean;
}

/** Replies that are recorded together. */
export interface ReplyBatch {
  add(reply: MediaReply): void;
  /** Records the replies that wait. */
  flush(): void;
}

/** Replies of a batch, and how long the first of them waits, in ms. */
const SIZE = 64;
const WAIT_MS = 250;

/**
 * Records replies many at a time: sending a segment evicts everything else from the processor's caches, so that one by
 * one their log lines and observations cost several times as much.
 */
export function createReplyBatch(record: (replies: readonly MediaReply[]) => void): ReplyBatch {
  let replies: MediaReply[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (replies.length === 0) return;
    const batch = replies;
    replies = [];
    record(batch);
  };
  return {
    flush,
    add(reply) {
      replies.push(reply);
      if (replies.length === SIZE) flush();
      else timer ??= setTimeout(flush, WAIT_MS).unref();
    },
  };
}
