import { TRY_WATCH_SECONDS } from '@osteon/domain';
import type { Database } from '../../platform/database/connect.ts';
import { upsert } from '../../platform/database/upsert.ts';
import { ContentRefusal } from '../content/resource-edit.ts';
import type { ResourceKind } from '../content/resource-writer-service.ts';
import { createVideoRepository } from './repository.ts';
import { video } from './tables.ts';
import { createVideoMediaRepository, type NewVideoMedia } from './video-media-repository.ts';

/** The fields of a video's page besides its card. */
export type VideoDetails = typeof video.$inferInsert;

/** Inserts or replaces the details of videos, whose resources exist; see `ResourceWriter`. */
export async function writeVideoDetails(tx: Database, rows: readonly VideoDetails[]): Promise<void> {
  await upsert(tx, video, rows);
}

/** Videos as resources: found by their chapters, steps, narration and key points, at the second of each. */
export const videoKind: ResourceKind = {
  async readTexts(tx, ids) {
    const rows = await createVideoRepository(tx).listVideos(ids);
    return new Map(
      rows.map(({ id, chapters, steps, transcript, keyPoints }) => {
        const marks = [
          ...chapters.map(({ startSeconds, title }) => ({ place: startSeconds, text: title })),
          ...steps.map(({ startSeconds, title, detail }) => ({ place: startSeconds, text: `${title}：${detail}` })),
          ...transcript.map(({ startSeconds, text }) => ({
            place: Math.floor(startSeconds),
            text,
            ...(startSeconds >= TRY_WATCH_SECONDS ? { limited: true as const } : {}),
          })),
        ];
        const parts = [
          ...marks.toSorted((a, b) => a.place - b.place).map((mark) => ({ ...mark, label: '' })),
          ...keyPoints.map((text) => ({ place: null, label: '', text })),
        ];
        return [id, { labels: [], parts }];
      }),
    );
  },
  saveChapters: (tx, id, chapters) => createVideoRepository(tx).saveChapters(id, chapters),
  saveAuthors: null,
  table: video,
  async readRelated(tx, id) {
    const media = await createVideoMediaRepository(tx).findCurrent(id);
    return media ? [media.id] : [];
  },
  async restoreRelated(tx, { id: videoId, related: [mediaId], now }) {
    if (mediaId === undefined || (await createVideoMediaRepository(tx).restore({ videoId, id: mediaId }, now))) return;
    throw new ContentRefusal(`The film that ${videoId} had before is no longer stored.`);
  },
  listIdsOfAuthor: null,
};

/** Reads the transcript of a video by its seconds; nothing for an unknown one. */
export const readVideoTranscript = async (db: Database, id: string) =>
  (await createVideoRepository(db).listVideos([id]))[0]?.transcript ?? [];

/** Attaches details and a version of its media to a video, in one transaction (rules/video#versions). */
export async function replaceVideo(
  tx: Database,
  { details, media, now }: { details: VideoDetails; media: Omit<NewVideoMedia, 'videoId'>; now: number },
): Promise<void> {
  await writeVideoDetails(tx, [details]);
  await createVideoMediaRepository(tx).replace([{ ...media, videoId: details.id }], now);
}
