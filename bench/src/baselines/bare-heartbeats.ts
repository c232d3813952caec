import { once } from 'node:events';
import Fastify from 'fastify';
import postgres from 'postgres';

// A baseline: Fastify and one transaction a heartbeat, which writes the two rows that the product writes, without any
// session, check, limit, rule or lock of its own.
interface Body {
  readonly nonce: string;
  readonly from: number;
  readonly to: number;
}

// It ends with the benchmark, however that ends.
process.once('disconnect', () => process.exit());
const [options] = (await once(process, 'message')) as [postgres.Options<Record<string, never>>];
const sql = postgres(options);

const app = Fastify();
app.post<{ Body: Body }>('/reportWatch', async ({ headers, body: { nonce, from, to } }) => {
  const [account, videoId] = [String(headers['account']), String(headers['video'])];
  const ranges = JSON.stringify([{ startSeconds: 0, endSeconds: to }]);
  await sql.begin(async (tx) => {
    await tx`
      insert into watch_budget values (${account}, ${nonce}, now(), now(), ${from}, ${to}, ${to - from})
      on conflict (account_id) do update set session_id = excluded.session_id, last_report_at = excluded.last_report_at,
        accounted_until = excluded.accounted_until, from_second = excluded.from_second, to_second = excluded.to_second,
        added_seconds = excluded.added_seconds`;
    await tx`
      insert into watched_video values (${account}, ${videoId}, ${ranges}::text::jsonb, '[]', null, now())
      on conflict (account_id, video_id) do update set ranges = excluded.ranges, sessions = excluded.sessions,
        seen_at = excluded.seen_at, updated_at = excluded.updated_at`;
  });
  return { code: 0, data: { watchedSeconds: to, creditSeconds: to - from } };
});
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
