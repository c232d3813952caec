import type { VideoPlay } from '../../../entities/video/api/get-video-play.ts';

/** Links are renewed so many seconds before they end, or after half of their life where that is shorter. */
const AHEAD_SECONDS = 90;

/** Seconds until the next try where the gateway cannot be reached. */
const RETRY_SECONDS = 20;

/** The signed links of a playlist while it plays (rules/video#shared-links). */
export interface PlayLinks {
  /** A link of the playlist with the newest token. */
  renew(url: string): string;
  /** True if the playlist's own links have expired. */
  isExpired(): boolean;
  stop(): void;
}

/** The parts of a playlist's address: `<root>/<token>/<file>`. */
const ADDRESS = /^(.*)\/([\w.-]+)\/[^/]+$/;

/**
 * Renews the signed links of a playlist by fetching a new token before the last one expires, so that playing never
 * stops for it. A playlist of another version of the video has other segments: its token is not used, and the player
 * loads it once its own links have expired.
 */
export function renewPlayLinks(play: VideoPlay, fetchPlay: () => Promise<VideoPlay>): PlayLinks {
  const endsAt = performance.now() + play.validSeconds * 1000;
  const [, root, first] = ADDRESS.exec(play.playlistUrl) ?? [];
  let token = first;
  let timer: ReturnType<typeof setTimeout>;
  let stopped = false;

  const schedule = (seconds: number) => {
    if (!stopped) timer = setTimeout(() => void fetchToken(), seconds * 1000);
  };

  async function fetchToken(): Promise<void> {
    const fetched = await fetchPlay().catch(() => null);
    if (fetched === null) return schedule(RETRY_SECONDS);
    const [, sameRoot, next] = ADDRESS.exec(fetched.playlistUrl) ?? [];
    if (sameRoot !== root) return;
    token = next;
    schedule(getRenewalDelay(fetched.validSeconds));
  }

  schedule(getRenewalDelay(play.validSeconds));
  return {
    renew: (url) => url.replace(`${root}/${first}/`, `${root}/${token}/`),
    isExpired: () => performance.now() > endsAt,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

function getRenewalDelay(validSeconds: number): number {
  return Math.max(validSeconds - AHEAD_SECONDS, validSeconds / 2);
}
