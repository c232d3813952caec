import { FAN_OUT_BATCH } from '../../src/modules/engagement/fan-out/fan-out-service.ts';
import { contentCommand } from '../../src/operator/content/content-command.ts';
import type { TestApp } from '../app.ts';

/** The author of the published works. */
export const AUTHOR = 'e05';
const FOLLOWERS = 5 * FAN_OUT_BATCH + 7;

/** A work of which all followers were notified. */
export const WHOLE = {
  notified: FOLLOWERS,
  done: true,
  items: FOLLOWERS,
  messages: FOLLOWERS,
  batches: [7, ...Array.from({ length: 5 }, () => FAN_OUT_BATCH)],
};

/** Lets several batches of accounts follow the author. */
export async function addFollowers({ deps: { sql } }: TestApp): Promise<void> {
  await sql`
    insert into account (id, mobile, role_id, auth_state, agreed_at, created_at)
    select 'fan-' || n, '137' || lpad(n::text, 8, '0'), 5, 0, now(), now() from generate_series(1, ${FOLLOWERS}) as n`;
  await sql`
    insert into follow (account_id, ref_type, ref_id, followed_at, seen_at)
    select 'fan-' || n, 9, ${AUTHOR}, at, at
    from generate_series(1, ${FOLLOWERS}) as n, lateral (select timestamptz '2026-01-01' + (n / 3) * interval '1 second' as at) as moments`;
}

/** Adds a draft of an author that can be published; its title is its id. */
export async function addDraft(
  { deps: { sql } }: TestApp,
  { id, author }: { id: string; author: string },
): Promise<void> {
  await sql`
    insert into resource (id, type, title, title_en, title_grams, summary, specialty_id, author_id, picture_id, published_at,
      view_count, duration_seconds, vip, state, state_changed_at, state_reason)
    select ${id}, type, ${id}, title_en, title_grams, summary, specialty_id, ${author}, picture_id, published_at,
      0, duration_seconds, vip, 'draft', now(), '' from resource where id = 'v03'`;
  await sql`
    insert into video select ${id}, kind, level, summary_en, chapters, steps, key_points, transcript from video where id = 'v03'`;
}

/** Publishes a new draft of the author by the operator's command; returns its id. */
export async function publishDraft(gateway: TestApp, id: string): Promise<string> {
  await addDraft(gateway, { id, author: AUTHOR });
  for await (const _line of contentCommand.read(['publish', id])(gateway.operator));
  return id;
}

/** The number of notified followers, how many messages each has, and the rows of each transaction. */
export async function readNotified({ deps: { sql } }: TestApp, id: string) {
  const [counts] = await sql`
    select notified, done_at is not null as done,
      (select count(*)::int from message_item where resource_id = ${id}) as items,
      (select count(*)::int from message where kind = 'newContent') as messages
    from content_fan_out where resource_id = ${id}`;
  const batches = await sql`
    select count(*)::int as rows from message_item where resource_id = ${id} group by xmin::text order by rows`;
  return { ...counts, batches: batches.map(({ rows }) => Number(rows)) };
}
