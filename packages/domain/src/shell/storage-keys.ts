/** Keys of local storage that the portal keeps (seed 000 §3). */
export const STORAGE_KEYS = {
  userId: 'userId',
  searchHistory: 'searchHistory',
  followingList: 'followingList',
  sidebarState: 'sidebarState',
  channel: 'ch',
  firstChannel: 'fch',
  channelHistory: 'ct',
} as const;
