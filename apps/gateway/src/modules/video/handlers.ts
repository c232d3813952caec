import { clampPosition, getResumePosition, getWatchableEnd } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/connect.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { Session } from '../../platform/session/session.ts';
import type { ContentService } from '../content/service.ts';
import { MASTER_PLAYLIST } from './media-file-service.ts';
import type { VideoPages } from './page-service.ts';
import type { PlayCounter } from './play-count-service.ts';
import { decideWatchRight } from './policy.ts';
import type { PlayPositions } from './position-service.ts';
import type { createVideoRepository } from './repository.ts';
import type { UrlSigner } from './signed-url.ts';
import { createVideoMediaRepository } from './video-media-repository.ts';

export type VideoCall = 'getVideo' | 'getVideoPlay' | 'savePlayPosition' | 'addPlay' | 'listCollections';

/** Services that the calls of videos use. */
export interface VideoServices {
  readonly repository: ReturnType<typeof createVideoRepository>;
  readonly content: ContentService;
  readonly pages: VideoPages;
  readonly positions: PlayPositions;
  readonly plays: PlayCounter;
  readonly urlSigner: UrlSigner;
  readonly lessons: LessonAccess;
}

/** The access that lessons of courses permit, and the state that they need (rules/learning#videos). */
export interface LessonAccess {
  /** True if a lesson that the viewer may learn opens this video; read in `tx` where given. */
  grantsVideoAccess(
    viewer: Session | null,
    video: { readonly lessonId: string; readonly videoId: string },
    tx?: Database,
  ): Promise<boolean>;
  /** Records in the joined courses of a video that it is being learnt from. */
  recordVideoProgress(accountId: string, videoId: string): Promise<void>;
}

/** Handles the calls of videos. */
export function createHandlers(
  { config, clock, db }: Pick<AppContext, 'config' | 'clock' | 'db'>,
  services: VideoServices,
): Handlers<VideoCall> {
  const { repository, content, pages, positions, plays, urlSigner, lessons } = services;
  const media = createVideoMediaRepository(db);

  async function requireTitle(id: string) {
    const title = await repository.findWatchFields(id);
    const version = title && (await media.findCurrent(id));
    if (!version) throw new CallError('notFound');
    return { vip: title.vip, durationSeconds: version.media.seconds, version };
  }

  /** The title as it plays for a viewer: in a lesson that opens it as an open one. */
  async function requireTitleOf(session: Session | null, videoId: string, lessonId: string | undefined) {
    const title = await requireTitle(videoId);
    const inLesson =
      title.vip && lessonId !== undefined && (await lessons.grantsVideoAccess(session, { lessonId, videoId }));
    return { ...title, vip: title.vip && !inLesson, inLesson };
  }

  return {
    async getVideo({ id }, { session }) {
      const page = await pages.find(id, session);
      if (!page) throw new CallError('notFound');
      return page;
    },

    async getVideoPlay({ id, lessonId }, { session, deviceId }) {
      const title = await requireTitleOf(session, id, lessonId);
      const now = clock.now();
      const { watchAuth, gate, ...right } = decideWatchRight(session, title, now);
      const customerId = session?.customerId ?? '';
      const { id: mediaId, media } = title.version;
      const { token, expiresAt } =
        config.mediaUrl === null
          ? urlSigner.signBound(mediaId, { deviceId, customerId }, { inLesson: title.inLesson, now })
          : urlSigner.signShared(mediaId, right, now);
      // A CDN sends the playlist, so the gateway's last sign of the play is the link.
      if (config.mediaUrl !== null) await plays.start(deviceId, id);
      const saved = session && (await positions.findByVideos(customerId, [id])).get(id);
      const { file, count: _count, ...tiles } = media.thumbnails;
      const base = `${config.mediaUrl ?? ''}/media/videos/${mediaId}/${token}`;
      return {
        playlistUrl: `${base}/${MASTER_PLAYLIST}`,
        validSeconds: (expiresAt - now) / 1000,
        durationSeconds: title.durationSeconds,
        placeholder: media.placeholder ?? false,
        watchAuth,
        gate,
        positionSeconds:
          saved == null ? null : getResumePosition(saved, getWatchableEnd(title.durationSeconds, watchAuth)),
        thumbnails: { url: `${base}/${file}`, ...tiles },
        subtitles: media.subtitles.map(({ language, file: path }) => ({ language, url: `${base}/${path}` })),
      };
    },

    async savePlayPosition({ id, positionSeconds, lessonId }, { session }) {
      if (!session) throw new CallError('notLoggedIn');
      const title = await requireTitleOf(session, id, lessonId);
      const { watchAuth } = decideWatchRight(session, title, clock.now());
      const clamped = clampPosition(positionSeconds, getWatchableEnd(title.durationSeconds, watchAuth));
      await positions.save(session.customerId, id, clamped);
      await lessons.recordVideoProgress(session.customerId, id);
      return { positionSeconds: clamped };
    },

    async addPlay({ id }, { deviceId }) {
      await requireTitle(id);
      return { counted: await plays.countPlay(deviceId, id) };
    },

    async listCollections({ specialtyId }, { session }) {
      const collections = await repository.listCollections(specialtyId);
      const members = await repository.listCollectionVideos(collections.map(({ id }) => id));
      const cards = await content.findCards(
        members.map(({ videoId }) => videoId),
        session,
      );
      const byId = new Map(cards.map((card) => [card.resourceId, card]));
      return {
        list: collections.flatMap(({ id, title, summary, specialtyId }) => {
          const videos = members
            .filter(({ collectionId }) => collectionId === id)
            .flatMap(({ videoId }) => byId.get(videoId) ?? []);
          return videos.length === 0 ? [] : { id, title, summary, specialtyId, videos };
        }),
      };
    },
  };
}
