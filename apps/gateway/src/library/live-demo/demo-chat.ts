import { setTimeout as wait } from 'node:timers/promises';
import { readLiveEvents } from '@osteon/library';
import { createLiveRepository } from '../../modules/live/event/repository.ts';
import { postMessage } from '../../modules/room/chat/log-service.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { makeSortableId } from '../../platform/crypto/random-id.ts';
import { LIBRARY_FOLDER } from '../../platform/storage/storage.ts';
import { buildScriptedMessages } from '../rows/chat-script.ts';

/** Time between two messages, in ms: a script of two hours takes four minutes, then starts again. */
const PAUSE_MS = 8000;

type Deps = Pick<AppContext, 'config' | 'db' | 'clock'>;

/**
 * Posts the messages of an event's script to its chat until `signal` is aborted. The authors have no accounts, so their
 * messages are posted like those of the sample; an event outside the sample has none (rules/live-operator#demo).
 */
export async function runDemoChat(
  { config, db, clock }: Deps,
  { liveId, signal }: { readonly liveId: string; readonly signal: AbortSignal },
): Promise<void> {
  const live = config.sample ? (await readLiveEvents(LIBRARY_FOLDER)).find(({ id }) => id === liveId) : undefined;
  if (!live) return;
  const script = buildScriptedMessages(live, await createLiveRepository(db).listLecturers([liveId]));
  while (script.length > 0 && !signal.aborted) {
    for (const { offsetSeconds: _offset, ...message } of script) {
      if (signal.aborted) return;
      const now = clock.now();
      const id = makeSortableId(now);
      await db.transaction((tx) => postMessage(tx, { ...message, id, liveId, hash: id, sentAt: now }));
      await wait(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
