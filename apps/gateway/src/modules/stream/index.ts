import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import type { SessionStore } from '../../platform/session/session.ts';
import { createMediaTools } from '../ingest/tools/media-tools.ts';
import type { SentMedia } from '../live/attendance/sent-media-service.ts';
import type { MoveLiveStatus } from '../live/status/move-status-service.ts';
import type { UrlSigner } from '../video/signed-url.ts';
import type { LiveChannels } from './channel-service.ts';
import { createEncoderService } from './encoder-service.ts';
import { createFollowEncoders, createStartBySegment } from './follow-encoder-service.ts';
import { createHealthHandlers } from './health/health-service.ts';
import { type AnswerReplay, createLiveMediaRoute } from './live-media-route.ts';
import { createLiveWindow } from './live-window-service.ts';
import { createSharedStreamRoute } from './shared-stream-route.ts';
import { type CaptionTexts, createAnswerStream } from './stream-answers.ts';
import { createStreamPlugin } from './stream-plugin.ts';

/** The module of the streams of live events: encoders, recording, playlists and media. */
export function createStream(
  deps: AppContext,
  {
    sessions,
    moveStatus,
    channels,
    urlSigner,
    captions,
    answerReplay,
    sentMedia,
  }: {
    readonly sessions: SessionStore;
    readonly moveStatus: MoveLiveStatus;
    readonly channels: LiveChannels;
    readonly urlSigner: UrlSigner;
    readonly captions: CaptionTexts;
    readonly answerReplay: AnswerReplay;
    readonly sentMedia: SentMedia;
  },
): Module<'getLiveHealth'> {
  const { config, clock } = deps;
  const answer = createAnswerStream({ clock, channels, window: createLiveWindow(deps), captions });
  const encoders = createEncoderService(deps, {
    findTool: createMediaTools(config.ingest),
    onSegments: createStartBySegment(moveStatus),
  });

  return {
    handlers: createHealthHandlers(deps),
    pageCards: {},
    routes: createStreamPlugin(deps, { encoders, followEncoders: createFollowEncoders(deps, moveStatus) }),
    mediaRoutes: [
      createLiveMediaRoute(deps, { sessions, urlSigner, channels, answer, answerReplay, sentMedia }),
      ...(config.live.playUrl === null ? [] : [createSharedStreamRoute(deps, { urlSigner, channels, answer })]),
    ],
    initialDataLoaders: {},
    jobs: [],
    workers: [],
    erasure: null,
    ownData: null,
    constraints: {},
  };
}
