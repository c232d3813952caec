import { ResourceType } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import { queryId } from '../../platform/portal/query-id.ts';
import type { SessionStore } from '../../platform/session/session.ts';
import type { ContentService } from '../content/service.ts';
import type { DoctorService } from '../doctor/service.ts';
import { createHandlers, type VideoCall } from './handlers.ts';
import { createMediaStore } from './media-catalogue.ts';
import { mediaRoutes } from './media-routes.ts';
import { createPlayLinks } from './play-link.ts';
import { createPlays } from './plays.ts';
import type { Positions } from './positions.ts';
import { createVideoRepository } from './repository.ts';
import { mediaLane } from './segment-fast-path.ts';
import { createServedFiles } from './served-files.ts';
import { createVideoService, type VideoService } from './service.ts';

/** Videos: their pages, their media behind signed links, plays and positions. */
export function createVideo(
  deps: AppContext,
  services: { content: ContentService; doctors: DoctorService; positions: Positions; sessions: SessionStore },
): Module<VideoCall> & { readonly service: VideoService } {
  const { content } = services;
  const repository = createVideoRepository(deps.db);
  const media = createMediaStore(deps);
  const links = createPlayLinks(deps.keyFor('video-link'));
  const plays = createPlays(deps, content);
  const files = createServedFiles(media);

  return {
    service: createVideoService(deps, services),
    handlers: createHandlers(deps, { ...services, repository, plays, media, links }),
    routes: mediaRoutes(deps, links, files),
    fastPath: mediaLane(deps, services.sessions, links, files),
    pageCards: {
      '/videoTerminal': async (query) => {
        const card = await content.pageCard(queryId(query), ResourceType.video);
        return card && { ...card, type: 'video.other' };
      },
    },
  };
}
