import { type RouteName, routeAt } from './route-frames.ts';

/** Sidebar items by id (rules/shell#sidebar; the others fill the gaps in the order of rules/shell#sidebar). */
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

/** What the sidebar marks: an item, and under 'mine' the tab. */
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

/** The personal home's tab out of its query value; anything unknown is the first (rules/shell#sidebar). */
export function personalTab(value: string | null): PersonalTab {
  return Object.values(PersonalTab).find((tab) => String(tab) === value) ?? PersonalTab.mine;
}

/** The active sidebar item of a full path under the base, e.g. `/personalHome?tab=3` (rules/shell#sidebar). */
export function activeSidebarItem(fullPath: string): SidebarActive {
  const [path = ''] = fullPath.split(/[?#]/, 1);
  const route = routeAt(path);
  if (route === null) return { item: null, tab: null };
  const search = fullPath.slice(path.length).split('#', 1)[0];
  const tab = route === 'personalHome' ? personalTab(new URLSearchParams(search).get('tab')) : null;
  return { item: ITEM_OF[route] ?? null, tab };
}
