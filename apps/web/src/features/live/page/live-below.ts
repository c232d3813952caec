/* Code that is loaded after the stage, as one chunk: the content of an event, and the page of a meeting, which shares its parts. */
export { LivePanels, LiveTabRow } from '../details/live-tabs.tsx';
export { RoomBack } from '../details/room-back.tsx';
export { MeetingView } from '../meeting/meeting-view.tsx';
export { PastSection } from './past-section.tsx';
