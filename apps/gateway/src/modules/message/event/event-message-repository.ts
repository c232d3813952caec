import { ResourceType } from '@osteon/domain';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { resource } from '../../content/tables.ts';
import { doctor } from '../../doctor/tables.ts';
import { comment, commentMention } from '../../engagement/base/comments/tables.ts';
import { liveEvent } from '../../live/event/tables.ts';
import { message, messageActor } from '../tables.ts';

/** A message of an event, without the fields that follow from its actors. */
type NewEventMessage = Omit<typeof message.$inferInsert, 'title' | 'body' | 'pcLink' | 'readAt' | 'actorCount'>;

/** The names of the mentioned people of a comment, by id; the erased have none. */
const mentioned = sql<Record<string, string>>`coalesce((
  select json_object_agg(person.id, person.name)
  from ${commentMention} join ${doctor} as person on person.id = ${commentMention.publicProfileId}
  where ${commentMention.commentId} = ${comment.id} and person.state <> 'erased'), '{}')`;

/** Reads and writes messages of events, and the sources of their texts. */
export function createEventMessageRepository(db: Database) {
  return {
    /** Returns the id of the unread message of the same kind and target, or of this new one. */
    async upsert(row: NewEventMessage): Promise<string> {
      const [stored] = await db
        .insert(message)
        .values({ ...row, title: '', body: '' })
        .onConflictDoUpdate({
          target: [message.accountId, message.kind, message.targetType, message.targetId],
          targetWhere: and(isNull(message.readAt), isNotNull(message.targetId)),
          set: { sentAt: row.sentAt },
        })
        .returning({ id: message.id });
      return stored?.id ?? row.id;
    },

    /** Adds an actor or their last action to a message, and counts each once. */
    async addActor(row: typeof messageActor.$inferInsert): Promise<void> {
      const { commentId, actedAt } = row;
      const [added] = await db
        .insert(messageActor)
        .values(row)
        .onConflictDoUpdate({
          target: [messageActor.messageId, messageActor.actorId],
          set: { commentId, actedAt },
        })
        .returning({ isNew: sql<boolean>`xmax = 0` });
      if (!added?.isNew) return;
      await db
        .update(message)
        .set({ actorCount: sql`${message.actorCount} + 1` })
        .where(eq(message.id, row.messageId));
    },

    /** Last actor of each of these messages, the comment that they wrote or liked, and its item. */
    listTextSources: (messageIds: readonly string[]) => {
      const latest = db
        .select({ actorId: messageActor.actorId, commentId: messageActor.commentId })
        .from(messageActor)
        .where(eq(messageActor.messageId, message.id))
        .orderBy(desc(messageActor.actedAt), desc(messageActor.actorId))
        .limit(1)
        .as('latest');
      return db
        .select({
          messageId: message.id,
          actor: { id: doctor.id, name: doctor.name },
          comment: { id: comment.id, state: comment.state, text: comment.text },
          mentions: mentioned,
          item: { id: resource.id, type: resource.type, title: resource.title },
          live: { id: liveEvent.id, title: liveEvent.title },
        })
        .from(message)
        .innerJoinLateral(latest, sql`true`)
        .leftJoin(doctor, eq(doctor.accountId, latest.actorId))
        .leftJoin(comment, eq(comment.id, latest.commentId))
        .leftJoin(
          resource,
          and(
            eq(resource.id, sql`coalesce(${comment.resourceId}, ${message.targetId})`),
            eq(resource.type, sql`coalesce(${comment.resourceType}, ${message.targetType})`),
          ),
        )
        .leftJoin(liveEvent, and(eq(liveEvent.id, comment.resourceId), eq(comment.resourceType, ResourceType.live)))
        .where(anyOf(message.id, messageIds));
    },

    /** Removes an account from all messages, and deletes those that have no other actor. */
    async removeActor(actorId: string): Promise<void> {
      const left = await db.execute<{ id: string; actors: number }>(sql`
        with locked as (
          select id from ${message}
          where id in (select message_id from ${messageActor} where actor_id = ${actorId})
          order by id for update),
        gone as (
          delete from ${messageActor} using locked
          where actor_id = ${actorId} and message_id = locked.id returning message_id)
        update ${message} set actor_count = actor_count - 1 from gone where ${message.id} = gone.message_id
        returning id, actor_count as actors`);
      const empty = left.flatMap(({ id, actors }) => (actors === 0 ? id : []));
      await db.delete(message).where(anyOf(message.id, empty));
    },
  };
}

/** Source of the text of a message. */
export type EventTextSource = Awaited<
  ReturnType<ReturnType<typeof createEventMessageRepository>['listTextSources']>
>[number];
