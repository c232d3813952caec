import { matchRoute, type RouteName } from './route-frames.ts';

/** Ids of sidebar items (rules/shell#sidebar). */
export const SidebarItem = {
  home: 1,
  courses: 2,
  live: 3,
  surgery: 4,
  association: 5,
  mine: 6,
  aiSearch: 7,
} as const;
export type SidebarItem = (typeof SidebarItem)[keyof typeof SidebarItem];

/** Query `tab` of the personal home (messages: rules/message#message-page). */
export const PersonalTab = {
  mine: 1,
  joinedLearning: 2,
  collected: 3,
  myContent: 4,
  browseHistory: 5,
  messages: 6,
} as const;
export type PersonalTab = (typeof PersonalTab)[keyof typeof PersonalTab];

/** The active item of the sidebar, and its active tab under 'mine'. */
export interface SidebarActive {
  readonly item: SidebarItem | null;
  readonly tab: PersonalTab | null;
}

// A detail page marks the list that it belongs to; pages reached from several lists mark nothing.
const ITEM_OF: Readonly<Partial<Record<RouteName, SidebarItem>>> = {
  home: SidebarItem.home,
  aiSearch: SidebarItem.aiSearch,
  courseList: SidebarItem.courses,
  courseTerminal: SidebarItem.courses,
  meetingList: SidebarItem.live,
  meetingDetail: SidebarItem.live,
  liveDetail: SidebarItem.live,
  historyLiveList: SidebarItem.live,
  surgeryVideoList: SidebarItem.surgery,
  organization: SidebarItem.association,
  personalHome: SidebarItem.mine,
  personalInfo: SidebarItem.mine,
};

/** The personal home's tab of a query value; the first one for an unknown value (rules/shell#sidebar). */
export function parsePersonalTab(value: string | null): PersonalTab {
  return Object.values(PersonalTab).find((tab) => String(tab) === value) ?? PersonalTab.mine;
}

/** The active sidebar item of a full path below the base, e.g. `/personalHome?tab=3` (rules/shell#sidebar). */
export function getActiveSidebarItem(fullPath: string): SidebarActive {
  const [path = ''] = fullPath.split(/[?#]/, 1);
  const route = matchRoute(path);
  if (route === null) return { item: null, tab: null };
  const search = fullPath.slice(path.length).split('#', 1)[0];
  const tab = route === 'personalHome' ? parsePersonalTab(new URLSearchParams(search).get('tab')) : null;
  return { item: ITEM_OF[route] ?? null, tab };
}
