/* Code that is loaded after the stage, as one chunk: the content of an event, and the page of a meeting, which shares its parts. */
export { LivePanels, LiveTabRow, RoomBack } from '../details/live-tabs.tsx';
export { PastSection } from '../details/past-live-events.tsx';
export { MeetingView } from '../meeting/meeting-view.tsx';
