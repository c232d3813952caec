import { type LanguagePreference, ResourceType } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import { queryId } from '../../platform/portal/page.ts';
import type { SessionStore } from '../../platform/session/session.ts';
import type { ContentService } from '../content/service.ts';
import type { DoctorService } from '../doctor/service.ts';
import { createHandlers, type LessonAccess, type VideoCall } from './handlers.ts';
import { createVideoInitialData } from './initial-data-service.ts';
import { createVideoJobs } from './jobs.ts';
import { createMediaFiles } from './media-file-service.ts';
import { createBoundMediaRoute, createSharedMediaRoute } from './media-routes.ts';
import { videoData } from './own-data-service.ts';
import { createVideoPages } from './page-service.ts';
import { createPlayCounter } from './play-count-service.ts';
import type { PlayPositions } from './position-service.ts';
import { createVideoRepository } from './repository.ts';
import { createVideoService, type VideoService } from './service.ts';
import { createUrlSigner } from './signed-url.ts';
import { createTitleService } from './title-service.ts';
import { createVideoLinks, type VideoLinks } from './video-link-service.ts';
import { createWatchHandlers, type WatchCalls } from './watch/watch-handlers.ts';
import { watchJobs } from './watch/watch-jobs.ts';
import type { OnVideoSeen } from './watch/watch-ledger-service.ts';
import { createWatchService } from './watch/watch-service.ts';

/** Videos: their pages, media behind signed URLs, play counts and play positions (rules/video#page). */
export function createVideo(
  deps: AppContext,
  services: {
    content: ContentService;
    doctors: DoctorService;
    positions: PlayPositions;
    sessions: SessionStore;
    languages: (accountId: string) => Promise<LanguagePreference>;
    /** Callbacks that award credit for a video (rules/watch#seen). */
    onVideoSeen: readonly OnVideoSeen[];
    lessons: LessonAccess;
  },
): Module<VideoCall | WatchCalls> & { readonly service: VideoService; readonly videoLinks: VideoLinks } {
  const { content } = services;
  const repository = createVideoRepository(deps.db);
  const urlSigner = createUrlSigner(deps.keyFor('video-link'));
  const plays = createPlayCounter(deps, content);
  const pages = createVideoPages(deps, { ...services, repository });
  const renderInitialData = createVideoInitialData(deps, { ...services, pages });
  const media = { urlSigner, files: createMediaFiles(deps), titles: createTitleService(deps) };

  return {
    service: createVideoService(deps, services),
    videoLinks: createVideoLinks(deps, { repository, urlSigner }),
    handlers: {
      ...createHandlers(deps, { ...services, repository, pages, plays, urlSigner }),
      ...createWatchHandlers(createWatchService(deps, services)),
    },
    routes: null,
    mediaRoutes: [
      deps.config.mediaUrl === null
        ? createBoundMediaRoute(deps, { ...media, sessions: services.sessions, plays })
        : createSharedMediaRoute(deps, media),
    ],
    pageCards: {
      '/videoTerminal': async (query) => {
        const card = await content.getPageCard(queryId(query), ResourceType.video);
        return card && { ...card, type: 'video.other' };
      },
    },
    initialDataLoaders: {
      '/videoTerminal': async ({ session, query }) => {
        const id = queryId(query);
        return id === null ? null : renderInitialData(id, session);
      },
    },
    jobs: [...createVideoJobs(deps), ...watchJobs],
    workers: [],
    erasure: null,
    ownData: videoData,
    constraints: {},
  };
}
