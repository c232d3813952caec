import { QueryClient } from '@tanstack/react-query';

/** How long an answer counts as fresh, in ms: going back to a page shows it without asking again. */
const FRESH = 60_000;

/**
 * Server state. The client already repeats a failed read once (seed 000 §7), so no more is tried here; without a
 * network a query fails instead of waiting, so that the page can say so.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: FRESH, retry: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});
