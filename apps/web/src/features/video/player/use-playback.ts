import type { ResourceCard } from '@osteon/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { useGetVideoPlay } from '../../../entities/video/api/get-video-play.ts';
import { startBackground } from '../../../lib/chunk/in-background.ts';
import { gatewayKey } from '../../../lib/gateway/gateway-query.ts';
import { useIsLoggedIn } from '../../../lib/session/session-store.ts';
import { savePosition } from '../../../ui/player/save-position.ts';
import { savePlayPosition } from '../api/save-play-position.ts';
import { loadEngine } from '../engine/start-engine.ts';
import { connectMediaSession } from './media-session.ts';
import { usePlayer, usePlayerState } from './player-context.tsx';

/** Links that are refused although they are younger than this, in ms, have not expired. */
const FRESH_MS = 60_000;

/** Not needed before it plays. */
const loadReports = () => import('../watch/report-watched.ts').then(({ reportWatched }) => reportWatched);

/**
 * Plays a video on a media element: requests its playlist, again when its links have expired, saves the position of
 * logged-in viewers and reports what they watch, and handles the media keys.
 */
export function usePlayback(media: RefObject<HTMLVideoElement | null>, card: ResourceCard) {
  const player = usePlayer();
  const queryClient = useQueryClient();
  const id = card.resourceId;
  const { lessonId } = player;
  const isLoggedIn = useIsLoggedIn();
  const { data: play, error, dataUpdatedAt, isFetching, refetch } = useGetVideoPlay({ id, lessonId });
  const failure = usePlayerState((state) => state.failure);
  const expired = failure === 'expired';

  // While the playlist is requested; a chunk that fails to load is reported by the start.
  useEffect(() => void loadEngine().catch(() => {}), []);
  useEffect(() => (play && media.current ? player.open(media.current, play) : undefined), [player, media, play]);
  useEffect(() => {
    if (!isLoggedIn) return undefined;
    // The home page lists videos that were just started.
    const refreshHome = () => queryClient.invalidateQueries({ queryKey: gatewayKey('listContinueWatching') });
    return savePosition(
      player.store,
      (state) => state,
      (seconds) => void savePlayPosition({ id, lessonId }, seconds).then(refreshHome),
    );
  }, [player, queryClient, id, lessonId, isLoggedIn]);
  useEffect(() => {
    if (!isLoggedIn || !media.current) return undefined;
    const [screen, stopped] = [media.current, new AbortController()];
    loadReports().then(
      (reportWatched) => !stopped.signal.aborted && reportWatched(screen, { id, lessonId }, stopped.signal),
      // If its chunk fails to load, the video plays all the same, but is not counted.
      () => {},
    );
    return () => stopped.abort();
  }, [media, id, lessonId, isLoggedIn]);
  useEffect(() => {
    const screen = media.current;
    screen?.addEventListener('loadeddata', startBackground);
    return () => {
      screen?.removeEventListener('loadeddata', startBackground);
      startBackground();
    };
  }, [media]);
  useEffect(() => {
    if (error ?? failure) startBackground();
  }, [error, failure]);
  useEffect(() => connectMediaSession(player, card), [player, card]);
  useEffect(() => {
    if (expired && Date.now() - dataUpdatedAt > FRESH_MS) void refetch();
  }, [expired, dataUpdatedAt, refetch]);

  return { play, error, failure: isFetching ? null : failure, retry: () => void refetch() };
}
