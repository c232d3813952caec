import { ChunkLoadError } from '../../lib/chunk/load-chunk.ts';
import { isDisconnected } from '../../lib/connection/connection-store.ts';
import { wasLed } from '../../lib/gateway/call-gateway.ts';
import { GatewayError } from '../../lib/gateway/gateway-error.ts';
import type { SendOptions } from '../../lib/gateway/send.ts';
import { appendAction, removeAction } from '../../lib/offline-queue/offline-queue.ts';
import type { QueuedAction } from '../../lib/offline-queue/queued-action.ts';
import { chunkFailureText } from '../../texts/chunk-failure-text.ts';
import { failureText } from '../../texts/error-text.ts';
import { m } from '../../texts/index.ts';
import { toast } from '../../ui/toast/toast.ts';

/** An attempt to send an action: at once, or later from the offline queue (rules/offline#offline-queue). */
export interface ActionAttempt {
  readonly options: SendOptions;
  /** Returns true when the action is sent later, so that the page goes on showing it; a failure is reported by then. */
  readonly onFailure: (error: unknown) => boolean;
  /** A comment is stored, but held for its author to fix; without it a message says so. */
  readonly onHeld?: () => void;
}

/**
 * Starts to send an action at once, which replaces an earlier one of its target in the offline queue. Without an answer
 * it is stored there; a refusal is shown as a message.
 */
export function startAttempt(action: QueuedAction): ActionAttempt {
  removeAction(action);
  return {
    options: {},
    onFailure: (error) => {
      if (keepAction(error, action)) return true;
      if (error instanceof ChunkLoadError) toast.error(chunkFailureText());
      else if (!wasLed(error)) toast.error(failureText(error, m['error.unknown']()));
      return false;
    },
  };
}

/** Stores an action that got no answer in the offline queue, with a message; false where it was refused. */
export function keepAction(error: unknown, action: QueuedAction): boolean {
  if (!isUnanswered(error) || !appendAction(action)) return false;
  toast.success(m['state.sentLater']());
  return true;
}

/**
 * Returns true when the gateway did not answer, or was not called as the code is not there. Without a connection the
 * error page of a proxy is no answer.
 */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ChunkLoadError ||
  (error instanceof GatewayError &&
    (error.kind === 'network' || error.kind === 'timeout' || (error.kind === 'server' && isDisconnected())));
