import { createHash } from 'node:crypto';
import { and, eq, gte, isNotNull, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { upsert } from '../../platform/database/upsert.ts';
import { videoMedia } from './tables.ts';

/** A version of a video's media. */
export type VideoMedia = Pick<typeof videoMedia.$inferSelect, 'id' | 'videoId' | 'disk' | 'folder' | 'media'>;

/** A version to be stored; its files are complete. */
export type NewVideoMedia = Pick<VideoMedia, 'disk' | 'folder' | 'media'> & { readonly videoId: string };

const columns = {
  id: videoMedia.id,
  videoId: videoMedia.videoId,
  disk: videoMedia.disk,
  folder: videoMedia.folder,
  media: videoMedia.media,
};

/** A deterministic id: the same for the same files and metadata, so that storing a version again changes nothing. */
function getVersionId({ videoId, disk, folder, media }: NewVideoMedia): string {
  const content = createHash('sha256')
    .update(JSON.stringify([videoId, disk, folder, media]))
    .digest('hex');
  return content.slice(0, 24);
}

/** Stores the versions of the media of videos. */
export function createVideoMediaRepository(db: Database) {
  return {
    /** The current version of a video; undefined if it has none. */
    async findCurrent(videoId: string): Promise<VideoMedia | undefined> {
      const isCurrent = and(eq(videoMedia.videoId, videoId), isNull(videoMedia.replacedAt));
      const [row] = await db.select(columns).from(videoMedia).where(isCurrent);
      return row;
    },

    /** A version by its id, replaced ones included; undefined for an unknown or removed one. */
    async find(id: string): Promise<VideoMedia | undefined> {
      const [row] = await db.select(columns).from(videoMedia).where(eq(videoMedia.id, id));
      return row;
    },

    /**
     * Makes these versions the current ones of their videos, in the transaction that updates the videos. The versions
     * before them stay playable until they are removed, so that no started player breaks (rules/video#versions).
     */
    async replace(versions: readonly NewVideoMedia[], now: number): Promise<void> {
      const rows = versions.map((version) => ({
        id: getVersionId(version),
        ...version,
        createdAt: now,
        replacedAt: null,
      }));
      const ids = sql.param(rows.map(({ id }) => id));
      const videoIds = rows.map(({ videoId }) => videoId);
      await db
        .update(videoMedia)
        .set({ replacedAt: now })
        .where(
          and(anyOf(videoMedia.videoId, videoIds), isNull(videoMedia.replacedAt), sql`${videoMedia.id} <> all(${ids})`),
        );
      await upsert(db, videoMedia, rows, { preserve: ['createdAt'] });
    },

    /** Makes a replaced version the current one of its video again; false if it was removed meanwhile. */
    async restore({ videoId, id }: { readonly videoId: string; readonly id: string }, now: number): Promise<boolean> {
      const isOther = and(eq(videoMedia.videoId, videoId), isNull(videoMedia.replacedAt), ne(videoMedia.id, id));
      await db.update(videoMedia).set({ replacedAt: now }).where(isOther);
      const isWanted = and(eq(videoMedia.videoId, videoId), eq(videoMedia.id, id));
      const restored = await db.update(videoMedia).set({ replacedAt: null }).where(isWanted);
      return restored.count > 0;
    },

    /**
     * Versions whose files are no longer played: replaced before a time (ms), or of a deleted video. Versions of a
     * folder that another version still needs are excluded.
     */
    listRemovable(before: number, limit: number): Promise<Pick<VideoMedia, 'id' | 'disk' | 'folder'>[]> {
      const other = alias(videoMedia, 'other');
      const needed = db
        .select({ id: other.id })
        .from(other)
        .where(
          and(
            eq(other.disk, videoMedia.disk),
            eq(other.folder, videoMedia.folder),
            or(gte(other.replacedAt, before), and(isNull(other.replacedAt), isNotNull(other.videoId))),
          ),
        );
      return db
        .select({ id: videoMedia.id, disk: videoMedia.disk, folder: videoMedia.folder })
        .from(videoMedia)
        .where(and(or(lt(videoMedia.replacedAt, before), isNull(videoMedia.videoId)), notExists(needed)))
        .orderBy(videoMedia.id)
        .limit(limit);
    },

    /** Deletes versions, after their files. */
    async delete(ids: readonly string[]): Promise<void> {
      await db.delete(videoMedia).where(anyOf(videoMedia.id, ids));
    },
  };
}
