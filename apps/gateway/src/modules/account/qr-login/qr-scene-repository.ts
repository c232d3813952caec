import type { QrSceneState } from '@osteon/domain';
import { and, eq, exists, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { isOpen, session } from '../sessions/tables.ts';
import { qrScene } from './tables.ts';

/** A scene as it is stored. */
export type QrSceneRow = typeof qrScene.$inferSelect;

/** The part of a scene that a poll reads. */
export type PolledScene = Pick<QrSceneRow, 'sceneHash' | 'nonceHash' | 'kind' | 'state' | 'accountId' | 'expiresAt'>;

/** A transition of a scene; `now` in ms. */
interface SceneTransition {
  readonly from: QrSceneState;
  readonly to: QrSceneState;
  readonly now: number;
}

/** Reads and writes QR scenes. */
export function createQrSceneRepository(db: Database) {
  return {
    /** Stores a new scene. */
    async insert(row: typeof qrScene.$inferInsert): Promise<void> {
      await db.insert(qrScene).values(row);
    },

    /** The scene of a hash; null for an unknown one. */
    async find(sceneHash: Buffer): Promise<QrSceneRow | null> {
      const [row] = await db.select().from(qrScene).where(eq(qrScene.sceneHash, sceneHash));
      return row ?? null;
    },

    /** The scenes of many polls in one read; unknown ones are left out. */
    listPolled(sceneHashes: readonly string[]): Promise<PolledScene[]> {
      return db
        .select({
          sceneHash: qrScene.sceneHash,
          nonceHash: qrScene.nonceHash,
          kind: qrScene.kind,
          state: qrScene.state,
          accountId: qrScene.accountId,
          expiresAt: qrScene.expiresAt,
        })
        .from(qrScene)
        .where(
          sql`${qrScene.sceneHash} = any(select decode(hex, 'hex') from unnest(${sql.param(sceneHashes)}::text[]) as hex)`,
        );
    },

    /** Moves an unexpired scene from one state to another; false if it is no longer in `from`. */
    async updateState(sceneHash: Buffer, { from, to, now }: SceneTransition): Promise<boolean> {
      const updated = await db
        .update(qrScene)
        .set({ state: to })
        .where(and(eq(qrScene.sceneHash, sceneHash), eq(qrScene.state, from), gt(qrScene.expiresAt, now)))
        .returning({ state: qrScene.state });
      return updated.length === 1;
    },

    /**
     * Confirms an unexpired scene for the account of a phone's session: one without an account, or one of the same
     * account.
     */
    async confirm(
      sceneHash: Buffer,
      { from, to, now, accountId, sessionId }: SceneTransition & { accountId: string; sessionId: string },
    ): Promise<Pick<QrSceneRow, 'kind'> | null> {
      const [confirmed] = await db
        .update(qrScene)
        .set({ state: to, accountId, confirmedBySessionId: sessionId })
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
    },

    /**
     * Claims a confirmed scene for a session; returns the account that confirmed it, or null if it is no longer in
     * `from` or the session that confirmed it is no longer open.
     */
    async claim(
      sceneHash: Buffer,
      { from, to, now, sessionId }: SceneTransition & { sessionId: string },
    ): Promise<string | null> {
      const [claimed] = await db
        .update(qrScene)
        .set({ state: to, sessionId })
        .where(
          and(
            eq(qrScene.sceneHash, sceneHash),
            eq(qrScene.state, from),
            gt(qrScene.expiresAt, now),
            exists(
              db
                .select({ id: session.id })
                .from(session)
                .where(and(eq(session.id, qrScene.confirmedBySessionId), isOpen(now))),
            ),
          ),
        )
        .returning({ accountId: qrScene.accountId });
      return claimed?.accountId ?? null;
    },

    /** Withdraws a scene that an account has confirmed, expired ones included; returns the session that it opened. */
    async withdraw(
      sceneHash: Buffer,
      { from, to, accountId }: Pick<SceneTransition, 'from' | 'to'> & { accountId: string },
    ): Promise<Pick<QrSceneRow, 'sessionId'> | null> {
      const [withdrawn] = await db
        .update(qrScene)
        .set({ state: to })
        .where(and(eq(qrScene.sceneHash, sceneHash), eq(qrScene.state, from), eq(qrScene.accountId, accountId)))
        .returning({ sessionId: qrScene.sessionId });
      return withdrawn ?? null;
    },

    /** Voids the scenes of an account that have not been claimed, so that no browser logs in by them. */
    async voidUnclaimed(accountId: string): Promise<void> {
      await db
        .update(qrScene)
        .set({ state: 'refused' })
        .where(and(eq(qrScene.accountId, accountId), inArray(qrScene.state, ['waiting', 'scanned', 'confirmed'])));
    },
  };
}
