/*
 * What is loaded after the stage, as one file: what there is to read of an event, and the page of a meeting, which has the
 * same parts.
 */
export { LivePanels, LiveTabRow } from '../details/live-tabs.tsx';
export { RoomBack } from '../details/room-back.tsx';
export { MeetingView } from '../meeting/meeting-view.tsx';
export { PastSection } from './past-section.tsx';
