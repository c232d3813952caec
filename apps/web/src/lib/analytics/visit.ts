import { VISIT_SITE } from '@osteon/domain';
import { channelTrack } from '../channel.ts';
import { useSession } from '../session/session-store.ts';
import type { Batch } from './queue.ts';

const ID_BYTES = 16;

function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(ID_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Do Not Track or Global Privacy Control: counts only, without identity (rules/analytics#privacy). */
export function wantsNoTracking(): boolean {
  const { doNotTrack, globalPrivacyControl }: { doNotTrack?: unknown; globalPrivacyControl?: unknown } = navigator;
  return doNotTrack === '1' || globalPrivacyControl === true;
}

let sessionId = randomId();
// A login or logout begins another visit (rules/session#logout).
useSession.subscribe(({ customerId }, before) => {
  if (customerId !== before.customerId) sessionId = randomId();
});

/** The visit's part of a batch, with an id of its own. */
export function batchHead(): Batch['head'] {
  const { ch, fch, ct } = channelTrack();
  const site = { batchId: randomId(), visit_site_id: VISIT_SITE.id, visit_site_name: VISIT_SITE.name, ch };
  if (wantsNoTracking()) return { ...site, session_id: '', fch: '', ct: '' };
  return { ...site, session_id: sessionId, fch, ct };
}
