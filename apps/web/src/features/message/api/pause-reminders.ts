import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { useSavePreferences } from '../use-save-preferences.ts';

/** Pauses reminders, or ends the pause with null. Not optimistic, as the gateway computes when a pause ends. */
export const usePauseReminders = () =>
  useSavePreferences(
    (pause: RequestOf<'pauseReminders'>['pause']) => callGateway('pauseReminders', { pause }),
    (before, pause) => (pause === null ? { ...before, pausedUntil: null } : before),
  );
