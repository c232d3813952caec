/**
 * Actions of a viewer on the page of a live event, by their names in the analytics (rules/analytics#live-actions):
 * `liveTerminal` is the page of an event, `conference` that of a meeting.
 */
export const LIVE_ACTIONS = [
  'liveTerminalBrowse',
  'liveTerminalLeave',
  'conferenceBrowse',
  'conferenceLeave',
  'liveSubscribe',
  'liveAdShow',
  'liveAdClick',
  'liveAdClose',
  'lecturerClick',
  'lecturerFollow',
  'lecturerUnfollow',
  'brandClick',
  'bulletinBoardClick',
  'bulletinBoardClose',
  'inputBoxClick',
  'sendMessage',
  'chapterClick',
  'scheduleClick',
  'definitionChoice',
  'definitionClick',
] as const;

/** An action of the analytics. */
export type LiveAction = (typeof LIVE_ACTIONS)[number];
