import { setTimeout as wait } from 'node:timers/promises';
import { calls, getPath, type RequestOf } from '@osteon/contract';
import { captionKey } from '../../modules/room/captions/caption-service.ts';
import { renewKey } from '../../modules/stream/renew-key-service.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { DemoVideo } from './demo-video.ts';

/** Operator name in the audit log for the keys of a demo. */
export const DEMO_OPERATOR = 'live-demo';

/** Timeout of a post, in ms. */
const POST_TIMEOUT_MS = 5000;

/**
 * Posts the captions of the demo video as a captioner does, with a new key of the channel, each sentence in both
 * languages at its start time, until `signal` is aborted (rules/live-operator#demo). A post that fails loses only its
 * captions.
 * @param from start time of the video by the clock of the portal
 */
export async function runDemoCaptions(
  deps: Pick<AppContext, 'config' | 'clock' | 'db' | 'audit'>,
  {
    channelId,
    liveId,
    video: { seconds, cues },
    from,
    signal,
  }: {
    channelId: string;
    liveId: string;
    video: Pick<DemoVideo, 'seconds' | 'cues'>;
    from: number;
    signal: AbortSignal;
  },
): Promise<void> {
  const { config, clock, db } = deps;
  const origin = `http://127.0.0.1:${config.port}`;
  const key = await db.transaction((tx) => renewKey(tx, deps, captionKey, { channelId, liveId, by: DEMO_OPERATOR }));
  const sentences = [...Map.groupBy(cues, ({ startSeconds }) => startSeconds)];
  for (let round = 0; sentences.length > 0; round++) {
    for (const [second, spoken] of sentences) {
      const startAt = Math.round(from + (round * seconds + second) * 1000);
      // A caption from before the first stored segment is too late for a page that opens now.
      if (startAt < clock.now() - POST_TIMEOUT_MS) continue;
      await wait(Math.max(0, startAt - clock.now()), undefined, { signal });
      const captions = spoken.map(({ language, text, startSeconds, endSeconds }) => ({
        id: `demo-${startAt}`,
        language,
        text,
        startAt,
        endAt: startAt + Math.round((endSeconds - startSeconds) * 1000),
      }));
      await post(origin, { key, sentAt: clock.now(), captions }, signal);
    }
  }
}

async function post(origin: string, payload: RequestOf<'postLiveCaptions'>, signal: AbortSignal): Promise<void> {
  await fetch(`${origin}${getPath(calls.postLiveCaptions)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
    signal: AbortSignal.any([signal, AbortSignal.timeout(POST_TIMEOUT_MS)]),
  }).catch(() => undefined);
}
