/** Keys of local storage that the portal keeps (rules/shell#storage-keys). */
export const STORAGE_KEYS = {
  userId: 'userId',
  searchHistory: 'searchHistory',
  followingList: 'followingList',
  sidebarState: 'sidebarState',
  channel: 'ch',
  firstChannel: 'fch',
  channelHistory: 'ct',
  languagePreferences: 'languagePreferences',
  internationalStatus: 'internationalStatus',
  browseLock: 'browseLock',
  analyticsCache: 'analyticsCache',
  /** Ours: how many entries parts of the page had that only some customers have, and whose they were. */
  aiSearchRoom: 'aiSearchRoom',
  continueWatchingRoom: 'continueWatchingRoom',
} as const;
