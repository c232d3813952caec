import { clampPosition, getResumePosition, getWatchableEnd, ResourceType } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { ContentService } from '../content/service.ts';
import type { DoctorService } from '../doctor/service.ts';
import type { MediaCatalogue } from './media-catalogue-repository.ts';
import { MASTER_PLAYLIST } from './media-file-service.ts';
import type { createPlayCounter } from './play-count-service.ts';
import { decideWatchRight } from './policy.ts';
import type { PlayPositions } from './position-service.ts';
import type { createVideoRepository } from './repository.ts';
import type { createUrlSigner } from './signed-url.ts';

export type VideoCall = 'getVideo' | 'getVideoPlay' | 'savePlayPosition' | 'addPlay' | 'listCollections';

/** Services that the calls of videos use. */
export interface VideoServices {
  readonly repository: ReturnType<typeof createVideoRepository>;
  readonly content: ContentService;
  readonly doctors: DoctorService;
  readonly positions: PlayPositions;
  readonly plays: ReturnType<typeof createPlayCounter>;
  readonly media: MediaCatalogue;
  readonly urlSigner: ReturnType<typeof createUrlSigner>;
}

/** Related videos and materials that a page shows. */
const RELATED_MAX = 5;
const MATERIALS_MAX = 4;

/** Handles the calls of videos. */
export function createHandlers({ clock }: Pick<AppContext, 'clock'>, services: VideoServices): Handlers<VideoCall> {
  const { repository, content, doctors, positions, plays, media, urlSigner } = services;

  async function requireTitle(id: string) {
    const title = await repository.findWatchFacts(id);
    const videoMedia = title && (await media.findByVideo(id));
    if (!videoMedia) throw new CallError('notFound');
    return { vip: title.vip, durationSeconds: videoMedia.seconds, media: videoMedia };
  }

  return {
    async getVideo({ id }, { session }) {
      const [[row], [card]] = await Promise.all([repository.findVideo(id), content.findCards([id], session)]);
      if (!row || !card) throw new CallError('notFound');
      const [tags, related, materials, authors, videoMedia] = await Promise.all([
        content.listTags(id),
        content.listRelated(card, { types: [ResourceType.video], limit: RELATED_MAX }, session),
        content.listRelated(card, { types: [ResourceType.case, ResourceType.document], limit: MATERIALS_MAX }, session),
        doctors.findCards(card.author ? [card.author.id] : []),
        media.findByVideo(id),
      ]);
      const { kind, level, summaryEn, chapters, steps, keyPoints } = row;
      const author = { areasOfExpertise: authors[0]?.areasOfExpertise ?? [], workCount: authors[0]?.workCount ?? 0 };
      return {
        card,
        kind,
        level,
        summaryEn,
        tags,
        keyPoints,
        author,
        related,
        materials,
        chapters: [...chapters],
        steps: [...steps],
        hasEnglishAudio: videoMedia?.narration.audio.en !== undefined,
      };
    },

    async getVideoPlay({ id }, { session, deviceId }) {
      const title = await requireTitle(id);
      const now = clock.now();
      const { watchAuth, limitSeconds, gate } = decideWatchRight(session, title, now);
      const customerId = session?.customerId ?? '';
      const { token, expiresAt } = urlSigner.signToken({ videoId: id, deviceId, customerId }, limitSeconds, now);
      const saved = session && (await positions.findByVideos(customerId, [id])).get(id);
      const { picture, narration } = title.media;
      const { file, count: _count, ...tiles } = picture.thumbnails;
      const base = `/media/videos/${id}/${token}`;
      return {
        playlistUrl: `${base}/${MASTER_PLAYLIST}`,
        expiresAt,
        durationSeconds: title.durationSeconds,
        watchAuth,
        gate,
        positionSeconds:
          saved == null ? null : getResumePosition(saved, getWatchableEnd(title.durationSeconds, watchAuth)),
        thumbnails: { url: `${base}/${file}`, ...tiles },
        subtitles: (['zh', 'en'] as const).map((language) => ({
          language,
          url: `${base}/${narration.subtitles[language]}`,
        })),
      };
    },

    async savePlayPosition({ id, positionSeconds }, { session }) {
      if (!session) throw new CallError('notLoggedIn');
      const title = await requireTitle(id);
      const { watchAuth } = decideWatchRight(session, title, clock.now());
      const clamped = clampPosition(positionSeconds, getWatchableEnd(title.durationSeconds, watchAuth));
      await positions.save(session.customerId, id, clamped);
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
        list: collections.map(({ id, title, summary, specialtyId }) => ({
          id,
          title,
          summary,
          specialtyId,
          videos: members
            .filter(({ collectionId }) => collectionId === id)
            .flatMap(({ videoId }) => byId.get(videoId) ?? []),
        })),
      };
    },
  };
}
