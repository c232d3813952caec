/*
 * What is loaded after the stage, as one file: what there is to read of an event, and the page of a meeting, which has the
 * same parts.
 */
export { LiveTabs } from '../details/live-tabs.tsx';
export { MeetingView } from '../meeting/meeting-view.tsx';
