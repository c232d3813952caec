import type { AppContext } from '../../platform/app-context.ts';
import type { Session } from '../../platform/session/session.ts';
import { getRenditionPlaylist, MASTER_PLAYLIST } from './media-file-service.ts';
import { decideWatchRight } from './policy.ts';
import type { createVideoRepository } from './repository.ts';
import type { UrlSigner } from './signed-url.ts';
import type { Chapter } from './tables.ts';
import type { MediaLanguage, Rendition } from './video-media.ts';
import { createVideoMediaRepository } from './video-media-repository.ts';

/** Signed URLs of videos that the page of another module embeds. */
export interface VideoLinks {
  /**
   * Signs the link of a video as an open title, for a browser and account; null if it has none (rules/replay#replay).
   */
  sign(
    videoId: string,
    viewer: { readonly session: Session | null; readonly deviceId: string },
  ): Promise<{
    readonly playlistUrl: string;
    /** The smallest first. */
    readonly definitions: readonly { readonly clarity: Rendition['name']; readonly url: string }[];
    readonly durationSeconds: number;
    readonly subtitles: readonly { readonly language: MediaLanguage; readonly url: string }[];
    readonly chapters: readonly Chapter[];
  } | null>;
}

export function createVideoLinks(
  { config, clock, db }: Pick<AppContext, 'config' | 'clock' | 'db'>,
  { repository, urlSigner }: { repository: ReturnType<typeof createVideoRepository>; urlSigner: UrlSigner },
): VideoLinks {
  const media = createVideoMediaRepository(db);
  return {
    async sign(videoId, { session, deviceId }) {
      const title = await repository.findWatchFields(videoId);
      const version = title && (await media.findCurrent(videoId));
      if (!version) return null;
      const now = clock.now();
      const durationSeconds = version.media.seconds;
      const holder = { deviceId, customerId: session?.customerId ?? '' };
      const { token } =
        config.mediaUrl === null
          ? // A video for members plays as an open one, as it does in a lesson.
            urlSigner.signBound(version.id, holder, { inLesson: title.vip, now })
          : urlSigner.signShared(version.id, decideWatchRight(session, { vip: false, durationSeconds }, now), now);
      const [found] = await repository.listChapters([videoId]);
      const base = `${config.mediaUrl ?? ''}/media/videos/${version.id}/${token}`;
      return {
        playlistUrl: `${base}/${MASTER_PLAYLIST}`,
        definitions: version.media.renditions.map((rendition) => ({
          clarity: rendition.name,
          url: `${base}/${getRenditionPlaylist(rendition)}`,
        })),
        durationSeconds,
        subtitles: version.media.subtitles.map(({ language, file }) => ({ language, url: `${base}/${file}` })),
        chapters: found?.chapters ?? [],
      };
    },
  };
}
