import type { IncomingMessage } from 'node:http';
import type { FileAddress } from '../storage/file-cache.ts';

/** The response to a media request: a stored file, or a text that was composed for the caller. */
export type MediaAnswer = (
  | { readonly kind: 'file'; readonly address: FileAddress }
  | { readonly kind: 'text'; readonly text: string; readonly type: string }
) & {
  readonly cacheControl: string;
};

/** A kind of media below a path of its own. A module lists its own as `mediaRoutes`. */
export interface MediaRoute {
  /** Label in the metrics. */
  readonly name: string;
  /** Prefix of its paths: `/media/videos/`. */
  readonly prefix: string;
  /** Headers of its replies that replace those of the server for media. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Finds the response to a path after the prefix, as it was sent: not decoded, without its query. Synchronous where
   * everything is in memory, as a promise for each segment would cost as much as sending it.
   * @throws {CallError} for a request that is refused or not found
   */
  find(request: IncomingMessage, path: string): MediaAnswer | Promise<MediaAnswer>;
}
