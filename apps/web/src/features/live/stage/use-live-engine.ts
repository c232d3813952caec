import type { VideoDefinition } from '@osteon/domain';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LiveEngine } from './live-engine.ts';
import { isShared, RENEW_MS } from './renew-link.ts';
import { startLive } from './start-live.ts';

/** Pause before a stream begins anew after its link was refused, in ms. */
const RESTART_MS = 2000;

/**
 * Plays a playlist in a video element. It goes over to a newer link of the same channel without a restart, asks for one
 * before that of a CDN ends, and begins anew where one was refused.
 */
export function useLiveEngine(
  media: RefObject<HTMLVideoElement | null>,
  { url, onRefused }: { readonly url: string; readonly onRefused: () => void },
) {
  const engine = useRef<LiveEngine>(null);
  const [definitions, setDefinitions] = useState<readonly VideoDefinition[]>([]);
  const [refusals, setRefusals] = useState(0);
  const getUrl = useEffectEvent(() => url);
  const renew = useEffectEvent(onRefused);
  const refuse = useEffectEvent(() => {
    onRefused();
    setRefusals((count) => count + 1);
  });

  useEffect(() => {
    const video = media.current;
    if (!video) return;
    let stopped = false;
    let started: LiveEngine | undefined;
    const listener = { onDefinitions: setDefinitions, onRefused: refuse };
    // A link that was refused has been replaced meanwhile.
    const timer = setTimeout(
      () => {
        startLive(video, getUrl, listener).then(
          (live) => {
            started = live;
            if (stopped) live.destroy();
            else engine.current = live;
          },
          () => undefined,
        );
        // Without a gesture browsers play muted only.
        void video.play().catch(() => {
          video.muted = true;
          return video.play().catch(() => undefined);
        });
      },
      refusals === 0 ? 0 : RESTART_MS,
    );
    return () => {
      stopped = true;
      clearTimeout(timer);
      started?.destroy();
      engine.current = null;
    };
  }, [media, refusals]);

  const ends = isShared(url);
  useEffect(() => {
    if (!ends) return;
    const timer = setInterval(() => renew(), RENEW_MS);
    return () => clearInterval(timer);
  }, [ends]);

  return { engine, definitions };
}
