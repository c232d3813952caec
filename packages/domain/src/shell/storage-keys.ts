/** Keys of local storage that the portal keeps (seed 000 §3; seed 001 §3 for the session's own). */
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
} as const;
