import { once } from 'node:events';
import Fastify from 'fastify';
import postgres, { type TransactionSql } from 'postgres';

// A baseline: Fastify and one transaction a write, which writes the rows that the product writes, without any session,
// check, limit or lock of its own.
type Body = Readonly<Record<'resourceId' | 'resId' | 'commentId' | 'clientId' | 'text', string>> & {
  readonly on: boolean;
};
type Act = (tx: TransactionSql, accountId: string, body: Body) => Promise<unknown>;

// It ends with the benchmark, however that ends.
process.once('disconnect', () => process.exit());
const [options] = (await once(process, 'message')) as [postgres.Options<Record<string, never>>];
const sql = postgres(options);

const count = (tx: TransactionSql, column: string, refType: number, refId: string, change: number) => tx`
  insert into engagement_count ${tx({ ref_type: refType, ref_id: refId, [column]: Math.max(change, 0) })}
  on conflict (ref_type, ref_id) do update set ${tx(column)} = greatest(engagement_count.${tx(column)} + ${change}, 0)`;

const ACTS: Readonly<Record<string, Act>> = {
  async likeResource(tx, accountId, { resourceId, on }) {
    await (on
      ? tx`insert into item_like values (${accountId}, 1, ${resourceId}, now()) on conflict do nothing`
      : tx`delete from item_like where account_id = ${accountId} and ref_type = 1 and ref_id = ${resourceId}`);
    await count(tx, 'likes', 1, resourceId, on ? 1 : -1);
  },
  async collectResource(tx, accountId, { resourceId, on }) {
    if (on) {
      await tx`insert into favorite values (${accountId}, ${resourceId}, now()) on conflict do nothing`;
      await tx`
        insert into favorite_entry values (${`${accountId}-folder`}, ${accountId}, ${resourceId}, now())
        on conflict do nothing`;
    } else await tx`delete from favorite where account_id = ${accountId} and resource_id = ${resourceId}`;
    await count(tx, 'favorites', 1, resourceId, on ? 1 : -1);
  },
  async updateSubscribe(tx, accountId, { resId, on }) {
    await (on
      ? tx`insert into follow values (${accountId}, 9, ${resId}, now(), now()) on conflict do nothing`
      : tx`delete from follow where account_id = ${accountId} and ref_type = 9 and ref_id = ${resId}`);
    await count(tx, 'fans', 9, resId, on ? 1 : -1);
  },
  async createComment(tx, accountId, { resourceId, text, clientId }) {
    const id = `${Date.now()}-${accountId}-${clientId}`;
    await tx`
      insert into comment (id, resource_type, resource_id, account_id, public_profile_id, client_id, state, text, created_at)
      select ${id}, 1, ${resourceId}, ${accountId}, doctor.id, ${clientId}, 'shown', ${text}, now()
      from doctor where account_id = ${accountId}
      on conflict (account_id, client_id) do nothing`;
    await tx`
      insert into comment_total values (1, ${resourceId}, 1)
      on conflict (resource_type, resource_id) do update set visible = comment_total.visible + 1`;
  },
  async likeComment(tx, accountId, { commentId, on }) {
    await (on
      ? tx`insert into comment_like values (${accountId}, ${commentId}) on conflict do nothing`
      : tx`delete from comment_like where account_id = ${accountId} and comment_id = ${commentId}`);
    await tx`update comment set like_count = greatest(like_count + ${on ? 1 : -1}, 0) where id = ${commentId}`;
  },
};

const app = Fastify();
for (const [name, act] of Object.entries(ACTS)) {
  app.post<{ Body: Body }>(`/${name}`, async ({ headers, body }) => {
    await sql.begin((tx) => act(tx, String(headers['account']), body));
    return { code: 0, data: {} };
  });
}
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
