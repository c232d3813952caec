import { PromptScene, ResourceType } from '@osteon/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { NewContent } from '../../../platform/portal-message.ts';
import { isPublished, resource } from '../../content/tables.ts';
import { doctor, isVisible } from '../../doctor/tables.ts';
import { message, messageItem } from '../tables.ts';

/** A message that new content was added to; new where there was no unread one of the same author. */
interface PostedMessage {
  readonly id: string;
  readonly accountId: string;
  readonly isNew: boolean;
}

/** Reads and writes messages of new content, and the sources of their texts. */
export function createNewContentRepository(db: Database) {
  return {
    /**
     * Adds a resource to the unread message of its author, or to a new one, of each account that was not notified of it
     * before.
     */
    async post({ accountIds, authorId, resourceId, sentAt }: NewContent): Promise<PostedMessage[]> {
      const at = sql`${new Date(sentAt).toISOString()}::timestamptz`;
      return db.execute<{ id: string; accountId: string; isNew: boolean }>(sql`
        with wanted as (
          select account_id from unnest(${sql.param(accountIds)}::text[]) as given (account_id)
          where not exists (
            select from ${messageItem} as sent where sent.account_id = given.account_id and sent.resource_id = ${resourceId})),
        posted as (
          insert into ${message} (id, account_id, scene, kind, target_type, target_id, title, body, sent_at)
          select gen_random_uuid()::text, account_id, ${PromptScene.message}, 'newContent', ${ResourceType.author},
            ${authorId}, '', '', ${at} from wanted
          on conflict (account_id, kind, target_type, target_id) where read_at is null and target_id is not null
          do update set sent_at = excluded.sent_at
          returning id, account_id, xmax = 0 as is_new),
        items as (
          insert into ${messageItem} (account_id, resource_id, message_id)
          select account_id, ${resourceId}, id from posted)
        select id, account_id as "accountId", is_new as "isNew" from posted`);
    },

    /** Author of each of these messages, the number of its visible resources, and the latest of them. */
    listTextSources: (messageIds: readonly string[]) => {
      const latest = db
        .select({
          id: resource.id,
          type: resource.type,
          title: resource.title,
          count: sql<number>`(count(*) over ())::int`.as('count'),
        })
        .from(messageItem)
        .innerJoin(resource, eq(resource.id, messageItem.resourceId))
        .where(and(isPublished, eq(messageItem.messageId, message.id)))
        .orderBy(desc(resource.publishedAt), desc(resource.id))
        .limit(1)
        .as('latest');
      return db
        .select({
          messageId: message.id,
          author: { id: doctor.id, name: doctor.name },
          latest: { id: latest.id, type: latest.type, title: latest.title, count: latest.count },
        })
        .from(message)
        .leftJoin(doctor, and(isVisible, eq(doctor.id, message.targetId)))
        .leftJoinLateral(latest, sql`true`)
        .where(and(eq(message.kind, 'newContent'), anyOf(message.id, messageIds)));
    },
  };
}

/** Source of the text of a message of new content. */
export type NewContentTextSource = Awaited<
  ReturnType<ReturnType<typeof createNewContentRepository>['listTextSources']>
>[number];
