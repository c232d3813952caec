import { positionMarks } from '@osteon/library';
import type { collection, collectionVideo, video } from '../../modules/video/tables.ts';
import type { NewVideoMedia } from '../../modules/video/video-media-repository.ts';
import { getMedia, type LoadInput } from './load-input.ts';

const LANGUAGES = ['zh', 'en'] as const;

/** The rows of videos, with chapters and steps positioned in the media, and of collections. */
export function buildVideoRows({ library, mediaLocation: place, pictureOf }: LoadInput) {
  const { videos, collections } = library;
  return {
    videos: videos.map((each): typeof video.$inferInsert => {
      const { picture, narration } = getMedia(library, each.id);
      const mediaMarks = { seconds: narration.seconds, scenes: picture.scenes };
      return {
        id: each.id,
        kind: each.kind,
        level: each.level,
        summaryEn: each.summaryEn,
        chapters: positionMarks(each.chapters, each.durationSeconds, mediaMarks),
        steps: positionMarks(each.steps, each.durationSeconds, mediaMarks),
        keyPoints: each.keyPoints,
        creditPoints: each.credit,
        // Its times are those of the narration.
        transcript: (library.media.voices[each.id] ? each.transcript : []).map(({ start, zh }) => ({
          startSeconds: start,
          text: zh,
        })),
      };
    }),
    media: videos.map(({ id }): NewVideoMedia => {
      const { picture, narration } = getMedia(library, id);
      const { seconds, audio, subtitles } = narration;
      const { renditions, thumbnails, placeholder } = picture;
      return {
        videoId: id,
        ...place,
        media: {
          seconds,
          renditions,
          audio: LANGUAGES.map((language) => ({ language, ...audio[language] })),
          subtitles: LANGUAGES.map((language) => ({ language, file: subtitles[language] })),
          thumbnails,
          ...(placeholder ? { placeholder } : {}),
        },
      };
    }),
    collections: collections.map(({ id, title, summary, specialty }, position): typeof collection.$inferInsert => ({
      id,
      title,
      summary,
      specialtyId: specialty,
      pictureId: pictureOf(id),
      position,
    })),
    collected: collections.flatMap(({ id, videoIds }) =>
      videoIds.map((videoId, position): typeof collectionVideo.$inferInsert => ({
        collectionId: id,
        position,
        videoId,
      })),
    ),
  };
}
