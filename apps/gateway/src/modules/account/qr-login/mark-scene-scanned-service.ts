import { getNextQrScene } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { hashToken } from '../../../platform/crypto/hash-token.ts';
import { createQrSceneRepository } from './qr-scene-repository.ts';

/** Marks a QR scene as scanned; returns whether a phone may still confirm it. */
export type MarkSceneScanned = (scene: string) => Promise<boolean>;

/** For WeChat, which reports the scan before the phone page opens; rules/login#qr-scene. */
export function createMarkSceneScanned({ db, clock }: Pick<AppContext, 'db' | 'clock'>): MarkSceneScanned {
  const scenes = createQrSceneRepository(db);
  return async (scene) => {
    const sceneHash = hashToken(scene);
    const row = await scenes.find(sceneHash);
    const to = row && getNextQrScene(row.state, 'scan');
    if (!row || to === null || row.expiresAt <= clock.now()) return false;
    return row.state === to || scenes.updateState(sceneHash, { from: row.state, to, now: clock.now() });
  };
}
