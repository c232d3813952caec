import { MeetingListPage } from '../../../features/live/list/meeting-list-page.tsx';

/** Running and coming live events and meetings by day. */
export function Component() {
  return <MeetingListPage />;
}
