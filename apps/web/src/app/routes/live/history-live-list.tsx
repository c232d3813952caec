import { HistoryLivePage } from '../../../features/live/list/history-live-page.tsx';

/** Past live events and meetings. */
export function Component() {
  return <HistoryLivePage />;
}
