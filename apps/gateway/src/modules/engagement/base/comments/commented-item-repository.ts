import { LiveStatus, ResourceType } from '@osteon/domain';
import { and, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../../../platform/database/any-of.ts';
import type { Database } from '../../../../platform/database/connect.ts';
import { prepareStatement } from '../../../../platform/database/prepare-statement.ts';
import { authorAccount, isPublished, resource } from '../../../content/tables.ts';
import { liveEvent } from '../../../live/event/tables.ts';

/** An item that has comments, by type and id. */
export interface CommentItem {
  readonly resourceType: number;
  readonly resourceId: string;
}

/** True if the replay of an event is open, and so are its comments (rules/comment#lists). */
const isReplay = eq(liveEvent.status, LiveStatus.replay);

const findItem = prepareStatement({ id: resource.id, type: resource.type }, (db, { id, type }) =>
  db
    .select({ authorId: resource.authorId, receiverId: authorAccount })
    .from(resource)
    .where(and(isPublished, eq(resource.id, id), eq(resource.type, type))),
);
// No person has made an event.
const findReplay = prepareStatement({ id: liveEvent.id }, (db, { id }) =>
  db
    .select({ authorId: sql<null>`null`, receiverId: sql<null>`null` })
    .from(liveEvent)
    .where(and(isReplay, eq(liveEvent.id, id))),
);

/** Reads the items that have comments: published resources and the replays of live events (rules/comment#lists). */
export function createCommentedItemRepository(db: Database) {
  return {
    /**
     * Author of a published item: a person, and their account if they have one; none for a replay; undefined for any
     * other item.
     */
    async findItem({ resourceType: type, resourceId: id }: CommentItem) {
      const [row] = type === ResourceType.live ? await findReplay(db, { id }) : await findItem(db, { id, type });
      return row;
    },

    /** Returns those of these items that exist, published or not. */
    async listItems(items: readonly CommentItem[]) {
      const idsOf = (isLive: boolean) =>
        items.flatMap(({ resourceType, resourceId }) =>
          (resourceType === ResourceType.live) === isLive ? resourceId : [],
        );
      const [resources, events] = await Promise.all([
        db
          .select({
            id: resource.id,
            type: resource.type,
            title: resource.title,
            titleEn: resource.titleEn,
            authorId: resource.authorId,
            isVisible: sql<boolean>`${isPublished}`,
          })
          .from(resource)
          .where(anyOf(resource.id, idsOf(false))),
        db
          .select({
            id: liveEvent.id,
            title: liveEvent.title,
            titleEn: liveEvent.titleEn,
            authorId: sql<null>`null`,
            isVisible: sql<boolean>`${isReplay}`,
          })
          .from(liveEvent)
          .where(anyOf(liveEvent.id, idsOf(true))),
      ]);
      return [...resources, ...events.map((event) => ({ ...event, type: ResourceType.live }))];
    },
  };
}

type CommentedItemRepository = ReturnType<typeof createCommentedItemRepository>;

/** Author of an item, as its comments need it. */
export type CommentedResource = NonNullable<Awaited<ReturnType<CommentedItemRepository['findItem']>>>;

/** An item that was commented on. */
export type CommentedItem = Awaited<ReturnType<CommentedItemRepository['listItems']>>[number];
