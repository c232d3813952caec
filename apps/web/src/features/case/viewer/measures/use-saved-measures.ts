import { useEffect } from 'react';
import { getCaseMeasuresQuery } from '../../../../entities/case/api/get-case-measures.ts';
import { onReconnect } from '../../../../lib/connection/connection-store.ts';
import { queryClient } from '../../../../lib/gateway/query-client.ts';
import { useCustomerId } from '../../../../lib/session/session-store.ts';
import type { ViewerStore } from '../state/viewer-store.ts';
import { MeasureSync, toMeasures } from './measure-sync.ts';

/** Loads and saves the measures of a case for whoever is logged in (rules/case-viewer#saving). */
export function useSavedMeasures(caseId: string, store: ViewerStore): void {
  const customerId = useCustomerId();
  useEffect(() => {
    const sync = new MeasureSync(store, caseId, customerId);
    const ended = new AbortController();
    const load = async () => {
      if (customerId === '') return;
      try {
        const query = { ...getCaseMeasuresQuery(caseId, customerId), staleTime: 0 };
        const answer = await queryClient.fetchQuery(query);
        if (!ended.signal.aborted) sync.receive(toMeasures(answer));
      } catch {
        // The measures of this browser are there; the account's come with the next connection.
      }
    };
    void load();
    const stopListening = onReconnect(() => void load());
    window.addEventListener('pagehide', () => sync.flush(), { signal: ended.signal });
    return () => {
      ended.abort();
      stopListening();
      sync.close();
    };
  }, [caseId, customerId, store]);
}
