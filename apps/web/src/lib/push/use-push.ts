import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLeaderElection } from '../poll/leader-election.ts';
import { useCustomerId } from '../session/session-store.ts';
import { onOtherTab } from './other-tabs.ts';

const loadAccountEvents = () => import('./account-events.ts');

/**
 * Subscribes to account events while a customer is logged in: one socket for the browser, in the leading tab. It
 * reconnects by itself; without it, or its code, the polls are sufficient (rules/polling#account-events).
 */
export function usePush(): void {
  const queries = useQueryClient();
  const customerId = useCustomerId();
  const leads = useLeaderElection((state) => state.leads);
  const listens = leads && customerId !== '';

  useEffect(() => {
    if (customerId === '') return;
    return onOtherTab((kind) => {
      loadAccountEvents().then(
        ({ refetchKinds }) => refetchKinds(queries, kind),
        () => undefined,
      );
    });
  }, [customerId, queries]);

  useEffect(() => {
    if (!listens) return;
    let stopped = false;
    let stop = () => {};
    loadAccountEvents().then(
      ({ listenToAccountEvents }) => {
        if (!stopped) stop = listenToAccountEvents(queries);
      },
      () => undefined,
    );
    return () => {
      stopped = true;
      stop();
    };
  }, [listens, queries]);
}
