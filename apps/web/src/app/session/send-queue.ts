import { isUnanswered } from '../../entities/session/action-attempt.ts';
import { ensureSession } from '../../entities/session/ensure-session.ts';
import { ChunkLoadError } from '../../lib/chunk/load-chunk.ts';
import { isDisconnected } from '../../lib/connection/connection-store.ts';
import type { Dialogs } from '../../lib/dialogs.ts';
import { openDialog, whenFree } from '../../lib/dialogs.ts';
import { codes, GatewayError } from '../../lib/gateway/gateway-error.ts';
import { storedCustomerId } from '../../lib/gateway/identity.ts';
import { readQueue, removeEntry } from '../../lib/offline-queue/offline-queue.ts';
import type { QueueEntry } from '../../lib/offline-queue/queued-action.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { failureText } from '../../texts/error-text.ts';
import { m } from '../../texts/index.ts';
import { getActionText } from './action-text.ts';
import { isSendable, sendAction } from './send-action.ts';

/** Name of the lock that the sending tab holds. */
const LOCK = 'osteon-offline-queue';

type RefusedAction = Dialogs['refusedActions']['list'][number];

/** First and longest pause before the queue is sent again while the gateway can be reached, in ms. */
const FIRST_PAUSE_MS = 5_000;
const LAST_PAUSE_MS = 5 * 60_000;

let pause = FIRST_PAUSE_MS;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends the offline queue of the customer, one action at a time in their order, by one tab at a time
 * (rules/offline#offline-queue). What is left is sent again after a pause.
 */
export async function sendQueue(): Promise<void> {
  sending ??= send().finally(() => {
    sending = null;
  });
  await sending;
}

let sending: Promise<void> | null = null;

async function send(): Promise<void> {
  clearTimeout(timer);
  // Without a connection it waits for the reconnect.
  if (isDisconnected()) return;
  await ensureSession();
  await withLock(sendEntries);
  if (readQueue().length > 0) return scheduleQueue();
  pause = FIRST_PAUSE_MS;
}

/** Sends the queue after a pause, which doubles each time. */
export function scheduleQueue(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void sendQueue(), pause);
  pause = Math.min(pause * 2, LAST_PAUSE_MS);
}

async function sendEntries(): Promise<void> {
  const refused: RefusedAction[] = [];
  for (const entry of readQueue()) {
    const outcome = await sendEntry(entry);
    if (outcome === 'stopped') break;
    if (outcome !== 'sent' && outcome !== 'kept') refused.push(outcome);
  }
  if (refused.length > 0) showRefused(refused);
}

/** A refused action, or what became of another one: the rest waits too if it `stopped` for want of a connection. */
type Outcome = 'sent' | 'kept' | 'stopped' | RefusedAction;

async function sendEntry(entry: QueueEntry): Promise<Outcome> {
  const { action, title } = entry;
  // Another action, a logout or another login may have come meanwhile.
  if (!isCurrent(entry)) return 'kept';
  if (!isSendable(action)) {
    removeEntry(entry);
    return 'kept';
  }
  let failure: unknown = null;
  let reason = '';
  await sendAction(action, {
    options: { ownRefusal: true },
    onFailure: (error) => {
      failure = error;
      reason = failureText(error, m['error.unknown']());
      return isTemporary(error);
    },
    onHeld: () => {
      reason = m['comment.held.title']();
    },
  });
  if (isTemporary(failure)) return failure instanceof ChunkLoadError ? 'kept' : 'stopped';
  removeEntry(entry);
  if (reason === '') return 'sent';
  const text = action.name === 'comment' ? action.data.payload.text : '';
  return { at: entry.at, name: getActionText(action), title, text, reason };
}

/** An action is sent in the session of its customer alone (rules/offline#offline-queue). */
const isCurrent = (entry: QueueEntry): boolean =>
  useSession.getState().state === 'customer' &&
  [useSession.getState().customerId, storedCustomerId()].every((id) => id === entry.customerId) &&
  readQueue().some(({ at, action }) => at === entry.at && JSON.stringify(action) === JSON.stringify(entry.action));

/** Returns true for a failure that passes: no answer, an overload, or a session that is not there at the moment. */
function isTemporary(error: unknown): boolean {
  if (isUnanswered(error)) return true;
  if (!(error instanceof GatewayError)) return false;
  const { kind, code } = error;
  return kind === 'server' || TEMPORARY.includes(code) || (code >= 50_000 && code < 60_000);
}

const TEMPORARY: readonly number[] = [codes.notLoggedIn, codes.displaced, codes.tooMany];

let shown: readonly RefusedAction[] = [];

/** Shows the refused actions once no dialog is open, with those that wait for that already. */
function showRefused(refused: readonly RefusedAction[]): void {
  const isWaiting = shown.length > 0;
  shown = [...shown, ...refused];
  if (isWaiting) return;
  whenFree(() => {
    openDialog('refusedActions', { list: shown });
    shown = [];
  });
}

/**
 * Runs `act` unless another tab does, which sends the entries of this one, too; what it did not read is sent after a
 * pause. A tab that waited for its turn would send the last entry again, as what one tab removes from the storage of a
 * browser reaches the others a moment later. Without a secure context there are no locks: a call that two tabs send
 * changes nothing the second time.
 */
async function withLock(act: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => lock && act());
  else await act();
}
