import type { CollectionCard, ResourceCard } from '@osteon/contract';
import { markAt, resumePosition, type Titles, watchableEnd } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { Session } from '../../platform/session/session.ts';
import type { ContentService } from '../content/service.ts';
import { selectCollectionCards } from './collection-card-repository.ts';
import { decideWatchRight } from './policy.ts';
import type { PlayPositions } from './position-service.ts';
import { presentCollectionCard } from './presenter.ts';
import { createVideoRepository } from './repository.ts';

/** A video that a caller began and can go on with. */
interface StartedVideo {
  readonly card: ResourceCard;
  readonly positionSeconds: number;
  /** Null before the first chapter. */
  readonly chapter: Titles | null;
}

/** Videos for whoever shows them. */
export interface VideoService {
  /** The cards in the order of the ids, without those that name none. */
  listCollectionCards(ids: readonly string[]): Promise<CollectionCard[]>;
  /** The latest `limit` videos that can be gone on with, newest first (spec-decision 21). */
  listContinueWatching(session: Session, limit: number): Promise<StartedVideo[]>;
}

/** How many of the latest positions are looked through for some that can be resumed. */
const LOOK_BACK = 40;

/** Makes the service of videos. */
export function createVideoService(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { content, positions }: { content: ContentService; positions: PlayPositions },
): VideoService {
  const repository = createVideoRepository(db);

  return {
    async listCollectionCards(ids) {
      const rows = await selectCollectionCards(db, ids);
      const byId = new Map(rows.map((row) => [row.collection.id, presentCollectionCard(row)]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    async listContinueWatching(session, limit) {
      const latest = await positions.listLatest(session.customerId, LOOK_BACK);
      const ids = latest.map(({ videoId }) => videoId);
      const cards = new Map((await content.findCards(ids, session)).map((card) => [card.resourceId, card]));
      const begun = latest
        .flatMap(({ videoId, seconds }) => {
          const card = cards.get(videoId);
          if (!card || card.durationSeconds === null) return [];
          const title = { vip: card.vip, durationSeconds: card.durationSeconds };
          const end = watchableEnd(title.durationSeconds, decideWatchRight(session, title, clock.now()).watchAuth);
          return resumePosition(seconds, end) === null ? [] : { card, positionSeconds: seconds };
        })
        .slice(0, limit);
      const chapters = await repository.listChapters(begun.map(({ card }) => card.resourceId));
      const chaptersOf = new Map(chapters.map((row) => [row.id, row.chapters]));
      return begun.map(({ card, positionSeconds }) => {
        const marks = chaptersOf.get(card.resourceId) ?? [];
        return { card, positionSeconds, chapter: marks[markAt(marks, positionSeconds)] ?? null };
      });
    },
  };
}
