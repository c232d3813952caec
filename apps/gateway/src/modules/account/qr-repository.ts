import type { QrSceneState } from '@osteon/domain';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { qrScene } from './tables.ts';

/** What names a scene and proves the browser that began it. */
export interface SceneKey {
  readonly sceneHash: Buffer;
  readonly nonceHash: Buffer;
}

/** Keeps a fresh scene. */
export async function insertScene(db: Database, row: typeof qrScene.$inferInsert): Promise<void> {
  await db.insert(qrScene).values(row);
}

/** The state of a living scene; null for one that is unknown, over, or another browser's. */
export async function findSceneState(db: Database, key: SceneKey, now: number): Promise<QrSceneState | null> {
  const [row] = await db.select({ state: qrScene.state }).from(qrScene).where(living(key, now));
  return row?.state ?? null;
}

/** Moves a living scene on, if it is still in `from`; gives the account that confirmed it, else null. */
export async function moveScene(
  db: Database,
  key: SceneKey,
  { from, to, now }: { from: QrSceneState; to: QrSceneState; now: number },
): Promise<string | null> {
  const [moved] = await db
    .update(qrScene)
    .set({ state: to })
    .where(and(living(key, now), eq(qrScene.state, from)))
    .returning({ accountId: qrScene.accountId });
  return moved?.accountId ?? null;
}

function living({ sceneHash, nonceHash }: SceneKey, now: number) {
  return and(eq(qrScene.sceneHash, sceneHash), eq(qrScene.nonceHash, nonceHash), gt(qrScene.expiresAt, now));
}
