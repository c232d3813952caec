/** Keys of local storage (rules/portal-settings#storage-keys). */
export const STORAGE_KEYS = {
  userId: 'userId',
  searchHistory: 'searchHistory',
  followingList: 'followingList',
  sidebarState: 'sidebarState',
  channel: 'ch',
  firstChannel: 'fch',
  channelHistory: 'ct',
  languagePreferences: 'languagePreferences',
  browseLock: 'browseLock',
  analyticsCache: 'analyticsCache',
  /** Adverts and guides that this browser has closed (rules/advert#closing). */
  closedCards: 'closedCards',
  /** Draft of a company's certification that is not submitted. */
  companyDraft: 'companyDraft',
  /** Answers of a running test that may not be saved yet. */
  testAnswers: 'testAnswers',
  /** Case drafts whose last changes the gateway does not have yet (rules/case-editor#saving). */
  caseDrafts: 'caseDrafts',
  /** Actions that are sent once the gateway can be reached (rules/offline#offline-queue). */
  offlineQueue: 'offlineQueue',
  /** Entry counts of page parts that only some customers have, by customer, to reserve their space. */
  aiSearchRoom: 'aiSearchRoom',
  continueWatchingRoom: 'continueWatchingRoom',
  /** Measures on images of cases: a visitor's, and a customer's that are not saved (rules/case-viewer#saving). */
  caseMeasures: 'caseMeasures',
  /** The gestures of the image viewer were explained in this browser. */
  caseGestures: 'caseGestures',
} as const;
