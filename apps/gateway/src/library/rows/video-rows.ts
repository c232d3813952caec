import { fitMarks } from '@osteon/library';
import type { collection, collectionVideo, video } from '../../modules/video/tables.ts';
import { getMediaSeconds, type LoadInput } from './load-input.ts';

/** The rows of videos, with chapters and steps fitted to the media, and of collections. */
export function buildVideoRows({ library, pictureOf }: LoadInput) {
  const { videos, collections } = library;
  return {
    videos: videos.map((each): typeof video.$inferInsert => {
      const seconds = getMediaSeconds(library, each.id);
      return {
        id: each.id,
        kind: each.kind,
        level: each.level,
        summaryEn: each.summaryEn,
        chapters: fitMarks(each.chapters, each.durationSeconds, seconds),
        steps: fitMarks(each.steps, each.durationSeconds, seconds),
        keyPoints: each.keyPoints,
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
