import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { useSavePreferences } from '../use-save-preferences.ts';

/** Sets whether a kind of messages reminds. */
export const useSaveMessagePreference = () =>
  useSavePreferences(
    (wanted: RequestOf<'saveMessagePreference'>) => callGateway('saveMessagePreference', wanted),
    (before, wanted) => ({
      ...before,
      list: before.list.map((each) => (each.scene === wanted.scene ? { ...each, ...wanted } : each)),
    }),
  );
