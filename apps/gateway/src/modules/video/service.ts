import type { CollectionCard, ResourceCard } from '@osteon/contract';
import { findMarkIndex, getResumePosition, getWatchableEnd, type Titles } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { Session } from '../../platform/session/session.ts';
import type { ContentService } from '../content/service.ts';
import { decideWatchRight } from './policy.ts';
import type { PlayPositions } from './position-service.ts';
import { presentCollectionCard } from './presenter.ts';
import { createVideoRepository } from './repository.ts';
import type { Chapter } from './tables.ts';

/** A started video that can be resumed. */
interface StartedVideo {
  readonly card: ResourceCard;
  readonly positionSeconds: number;
  /** Null before the first chapter. */
  readonly chapter: Titles | null;
}

/** Videos, for other modules. */
export interface VideoService {
  /** The cards of collections in the order of the ids; unknown ids are skipped. */
  listCollectionCards(ids: readonly string[]): Promise<CollectionCard[]>;
  /** The latest `limit` videos that can be resumed, newest first (rules/video#resume). */
  listContinueWatching(session: Session, limit: number): Promise<StartedVideo[]>;
  /** The chapters of videos by their ids. */
  listChapters(ids: readonly string[]): Promise<ReadonlyMap<string, readonly Chapter[]>>;
}

/** Latest positions among which resumable ones are searched. */
const POSITIONS_MAX = 40;

/** Creates the service of videos. */
export function createVideoService(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { content, positions }: { content: ContentService; positions: PlayPositions },
): VideoService {
  const repository = createVideoRepository(db);
  const listChapters = async (ids: readonly string[]) =>
    new Map((await repository.listChapters(ids)).map((row) => [row.id, row.chapters]));

  return {
    async listCollectionCards(ids) {
      const rows = await repository.listCollectionCardRows(ids);
      const byId = new Map(rows.map((row) => [row.collection.id, row]));
      return ids.flatMap((id) => {
        const row = byId.get(id);
        return row ? [presentCollectionCard(row)] : [];
      });
    },

    listChapters,

    async listContinueWatching(session, limit) {
      const latest = await positions.listLatest(session.customerId, POSITIONS_MAX);
      const ids = latest.map(({ videoId }) => videoId);
      const cards = new Map((await content.findCards(ids, session)).map((card) => [card.resourceId, card]));
      const started = latest
        .flatMap(({ videoId, seconds }) => {
          const card = cards.get(videoId);
          if (!card || card.durationSeconds === null) return [];
          const title = { vip: card.vip, durationSeconds: card.durationSeconds };
          const end = getWatchableEnd(title.durationSeconds, decideWatchRight(session, title, clock.now()).watchAuth);
          return getResumePosition(seconds, end) === null ? [] : { card, positionSeconds: seconds };
        })
        .slice(0, limit);
      const chaptersOf = await listChapters(started.map(({ card }) => card.resourceId));
      return started.map(({ card, positionSeconds }) => {
        const marks = chaptersOf.get(card.resourceId) ?? [];
        return { card, positionSeconds, chapter: marks[findMarkIndex(marks, positionSeconds)] ?? null };
      });
    },
  };
}
