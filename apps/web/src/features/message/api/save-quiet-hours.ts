import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { useSavePreferences } from '../use-save-preferences.ts';

/** Sets the daily hours without reminders. */
export const useSaveQuietHours = () =>
  useSavePreferences(
    (change: RequestOf<'saveQuietHours'>) => callGateway('saveQuietHours', change),
    (before, change) => ({ ...before, quietHours: { ...before.quietHours, ...change } }),
  );
