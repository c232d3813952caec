import { nextQrScene } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { hashOf } from './qr-login-service.ts';
import { findScene, moveScene } from './qr-scene-repository.ts';

/** Marks a login scene as scanned; tells whether a phone may still confirm it. */
export type ScanScene = (scene: string) => Promise<boolean>;

/** Makes the scan for whoever sees the code before the phone page does (spec-decision 6). */
export function createScanScene({ db, clock }: Pick<AppContext, 'db' | 'clock'>): ScanScene {
  return async (scene) => {
    const sceneHash = hashOf(scene);
    const row = await findScene(db, sceneHash);
    const to = row && nextQrScene(row.state, 'scan');
    if (!row || to === null || row.expiresAt <= clock.now()) return false;
    return row.state === to || moveScene(db, sceneHash, { from: row.state, to, now: clock.now() });
  };
}
