import { VISIT_SITE } from '@osteon/domain';
import { channelTrack } from '../channel.ts';
import { randomId, visitId, wantsNoTracking } from '../visit.ts';
import type { Batch } from './queue.ts';

/** The visit's part of a batch, with an id of its own. */
export function batchHead(): Batch['head'] {
  const { ch, fch, ct } = channelTrack();
  const head = { batchId: randomId(), visit_site_id: VISIT_SITE.id, visit_site_name: VISIT_SITE.name, ch };
  const history = wantsNoTracking() ? { fch: '', ct: '' } : { fch, ct };
  return { ...head, session_id: visitId(), ...history };
}
