import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { useSavePreferences } from '../use-save-preferences.ts';

/** Sets if a kind of messages reminds, or every kind of a scene. */
export const useSaveMessagePreference = () =>
  useSavePreferences(
    (wanted: RequestOf<'saveMessagePreference'>) => callGateway('saveMessagePreference', wanted),
    (before, { scene, kind, ...wanted }) => ({
      ...before,
      list: before.list.map((each) => {
        const isMeant = each.scene === scene && (kind === undefined || each.kind === kind);
        return isMeant ? { ...each, ...wanted } : each;
      }),
    }),
  );
