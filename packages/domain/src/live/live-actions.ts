/**
 * What a viewer does on the page of a live event, by the names under which it is counted (rules/analytics#live-actions):
 * the live terminal is the page of an event, the conference that of a meeting.
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

/** One of them. */
export type LiveAction = (typeof LIVE_ACTIONS)[number];
