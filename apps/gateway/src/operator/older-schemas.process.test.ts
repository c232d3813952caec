import { expect, test } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import { quiet } from '../../test/quiet.ts';
import { loadContent } from '../platform/database/copy/load-content.ts';
import { withSnapshot } from '../platform/database/copy/read-content.ts';
import { assertSchemaCurrent, migrateDatabase } from '../platform/database/migrate.ts';

test('a backup of an older schema is brought up to date', async () => {
  const older = await testDatabase({ empty: true });
  await migrateDatabase(older.address, quiet, { upTo: '20261121134437_chores' });
  await older.sql`insert into account (id, mobile, role_id, auth_state, agreed_at, created_at) values ('old', '1', 0, 0, now(), now())`;
  const next = await testDatabase({ empty: true });
  await withSnapshot(older.sql, (content) => loadContent(next.address, content, { log: quiet }));
  await assertSchemaCurrent(next);
  expect(await next.sql`select id from account`).toEqual([{ id: 'old' }]);
  expect(await next.sql`select project_id from member_product`).toHaveLength(1);
  await older.close();
  await next.close();
});

test('a backup from before tables and columns were renamed has its rows under the new names', async () => {
  const older = await testDatabase({ empty: true });
  await migrateDatabase(older.address, quiet, { upTo: '20261128203147_version-before-a-change' });
  await older.sql`insert into account (id, mobile, role_id, auth_state, agreed_at, created_at) values ('old', '1', 0, 0, now(), now())`;
  await older.sql`
    insert into watch_clock (account_id, session_id, heard_at, spent_until, from_second, to_second, added_seconds)
    values ('old', 's', '2026-11-01T08:00:00Z', '2026-11-01T08:00:10Z', 0, 10, 10)`;
  await older.sql`
    insert into watched_month (account_id, month, films)
    values ('old', 202611, '{"v01": {"ranges": [{"from": 0, "to": 10}], "sessions": [], "seenAt": null, "updatedAt": "2026-11-01"}}')`;
  const next = await testDatabase({ empty: true });
  await withSnapshot(older.sql, (content) => loadContent(next.address, content, { log: quiet }));
  await assertSchemaCurrent(next);
  expect(
    await next.sql`select extract(epoch from accounted_until - last_report_at)::int as seconds from watch_budget`,
  ).toEqual([{ seconds: 10 }]);
  expect(await next.sql`select video_id, ranges from watched_video_all where account_id = 'old'`).toEqual([
    { video_id: 'v01', ranges: [{ from: 0, to: 10 }] },
  ]);
  await older.close();
  await next.close();
});

test('a stored version of a resource has its columns under their new names', async () => {
  const database = await testDatabase({ empty: true });
  await migrateDatabase(database.address, quiet, { upTo: '20261128203147_version-before-a-change' });
  const details = { kind: 'course', course: { points: 2 } };
  await database.sql`alter table resource_version drop constraint resource_version_resource_id_resource_id_fk`;
  await database.sql`
    insert into resource_version (resource_id, version)
    values ('c01', ${JSON.stringify({ card: { id: 'c01', facts: details }, tagIds: [] })}::text::jsonb),
      ('v01', '{"card": {"id": "v01", "facts": null}}')`;
  await migrateDatabase(database.address, quiet);
  expect(await database.sql`select version from resource_version order by resource_id`).toEqual([
    { version: { card: { id: 'c01', cardDetails: details }, tagIds: [] } },
    { version: { card: { id: 'v01', cardDetails: null } } },
  ]);
  await database.close();
});

test('the last notification of a booking keeps its meaning as a word', async () => {
  const database = await testDatabase({ empty: true });
  await migrateDatabase(database.address, quiet, { upTo: '20261129002617_rename-tables-and-columns' });
  const notices = [null, 60, 5, 0, -1];
  await database.sql`
    alter table live_booking drop constraint live_booking_account_id_account_id_fk,
      drop constraint live_booking_live_id_live_event_id_fk`;
  for (const [index, notice] of notices.entries()) {
    await database.sql`
      insert into live_booking (account_id, live_id, booked_at, start_at, last_notice)
      values (${`a${index}`}, 'l01', now(), now(), ${notice})`;
  }
  await migrateDatabase(database.address, quiet);
  expect(await database.sql`select last_notice from live_booking order by account_id`).toEqual(
    ['none', 'hour', 'minutes5', 'started', 'cancelled'].map((word) => ({ last_notice: word })),
  );
  await database.close();
});
