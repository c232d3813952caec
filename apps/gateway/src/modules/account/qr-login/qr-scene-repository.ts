import type { QrSceneState } from '@osteon/domain';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { qrScene } from '../tables.ts';

/** A scene as it is stored. */
export type SceneRow = typeof qrScene.$inferSelect;

/** Keeps a fresh scene. */
export async function insertScene(db: Database, row: typeof qrScene.$inferInsert): Promise<void> {
  await db.insert(qrScene).values(row);
}

/** The scene of a hash; null where there never was one. */
export async function findScene(db: Database, sceneHash: Buffer): Promise<SceneRow | null> {
  const [row] = await db.select().from(qrScene).where(eq(qrScene.sceneHash, sceneHash));
  return row ?? null;
}

/** What a poll needs of a scene. */
export type PolledScene = Pick<SceneRow, 'sceneHash' | 'nonceHash' | 'kind' | 'state' | 'expiresAt'>;

/** The scenes of many polls in one read; what is unknown is left out. */
export function findPolledScenes(db: Database, sceneHashes: readonly string[]): Promise<PolledScene[]> {
  return db
    .select({
      sceneHash: qrScene.sceneHash,
      nonceHash: qrScene.nonceHash,
      kind: qrScene.kind,
      state: qrScene.state,
      expiresAt: qrScene.expiresAt,
    })
    .from(qrScene)
    .where(
      sql`${qrScene.sceneHash} = any(select decode(hex, 'hex') from unnest(${sql.param(sceneHashes)}::text[]) as hex)`,
    );
}

/** A move of a scene along its table; times in ms. */
export interface SceneMove {
  readonly from: QrSceneState;
  readonly to: QrSceneState;
  readonly now: number;
}

/** Moves a living scene on, if it is still in `from`; tells whether it did. */
export async function moveScene(db: Database, sceneHash: Buffer, { from, to, now }: SceneMove): Promise<boolean> {
  const moved = await db
    .update(qrScene)
    .set({ state: to })
    .where(and(eq(qrScene.sceneHash, sceneHash), eq(qrScene.state, from), gt(qrScene.expiresAt, now)))
    .returning({ state: qrScene.state });
  return moved.length === 1;
}

/** Moves a living scene on in the name of an account: any scene of nobody, or one of its own. */
export async function confirmScene(
  db: Database,
  sceneHash: Buffer,
  { from, to, now, accountId }: SceneMove & { accountId: string },
): Promise<Pick<SceneRow, 'kind'> | null> {
  const [confirmed] = await db
    .update(qrScene)
    .set({ state: to, accountId })
    .where(
      and(
        eq(qrScene.sceneHash, sceneHash),
        eq(qrScene.state, from),
        gt(qrScene.expiresAt, now),
        or(isNull(qrScene.accountId), eq(qrScene.accountId, accountId)),
      ),
    )
    .returning({ kind: qrScene.kind });
  return confirmed ?? null;
}

/** Uses a confirmed scene up for a session; gives the account that confirmed it, null where it is no longer in `from`. */
export async function claimScene(
  db: Database,
  sceneHash: Buffer,
  { from, to, now, sessionId }: SceneMove & { sessionId: string },
): Promise<string | null> {
  const [claimed] = await db
    .update(qrScene)
    .set({ state: to, sessionId })
    .where(and(eq(qrScene.sceneHash, sceneHash), eq(qrScene.state, from), gt(qrScene.expiresAt, now)))
    .returning({ accountId: qrScene.accountId });
  return claimed?.accountId ?? null;
}

/** Ends a scene that an account has confirmed, whatever its age; gives the session that came of it. */
export async function withdrawScene(
  db: Database,
  sceneHash: Buffer,
  { from, to, accountId }: Pick<SceneMove, 'from' | 'to'> & { accountId: string },
): Promise<Pick<SceneRow, 'sessionId'> | null> {
  const [withdrawn] = await db
    .update(qrScene)
    .set({ state: to })
    .where(and(eq(qrScene.sceneHash, sceneHash), eq(qrScene.state, from), eq(qrScene.accountId, accountId)))
    .returning({ sessionId: qrScene.sessionId });
  return withdrawn ?? null;
}
