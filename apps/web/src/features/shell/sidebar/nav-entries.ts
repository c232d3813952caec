import { PersonalTab, ROUTE_FRAMES, SidebarItem } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import {
  aiSearch,
  association,
  bookmark,
  clock,
  course,
  document,
  home,
  learning,
  live,
  person,
  surgery,
} from '../../../ui/icon/icons.ts';

/** An entry of the sidebar or the bottom bar. */
export interface NavEntry {
  readonly id: SidebarItem;
  readonly label: () => string;
  readonly icon: string;
  readonly to: string;
}

const homeEntry = { id: SidebarItem.home, label: m['route.home'], icon: home, to: ROUTE_FRAMES.home.path };
const courses = {
  id: SidebarItem.courses,
  label: m['shell.sidebar.courses'],
  icon: course,
  to: ROUTE_FRAMES.courseList.path,
};
const liveEvents = {
  id: SidebarItem.live,
  label: m['shell.sidebar.live'],
  icon: live,
  to: ROUTE_FRAMES.meetingList.path,
};

/** The personal home, an entry of the simple sidebar and the bottom bar. */
export const mineEntry: NavEntry = {
  id: SidebarItem.mine,
  label: m['shell.sidebar.mine'],
  icon: person,
  to: ROUTE_FRAMES.personalHome.path,
};

const aiSearchEntry: NavEntry = {
  id: SidebarItem.aiSearch,
  label: m['route.aiSearch'],
  icon: aiSearch,
  to: ROUTE_FRAMES.aiSearch.path,
};

/** The main entries (rules/shell#sidebar). */
export const mainEntries: readonly NavEntry[] = [
  homeEntry,
  courses,
  liveEvents,
  { id: SidebarItem.surgery, label: m['shell.sidebar.surgery'], icon: surgery, to: ROUTE_FRAMES.surgeryVideoList.path },
  {
    id: SidebarItem.association,
    label: m['shell.sidebar.association'],
    icon: association,
    to: ROUTE_FRAMES.organization.path,
  },
];

/** The simple sidebar: 'mine' beside the others, and with AI authority the AI search as second. */
export const simpleEntries = (hasAiSearch: boolean): readonly NavEntry[] => [
  ...mainEntries.toSpliced(1, 0, ...(hasAiSearch ? [aiSearchEntry] : [])),
  mineEntry,
];

/** The bottom bar (rules/shell#bottom-bar). */
export const bottomBarEntries: readonly NavEntry[] = [homeEntry, courses, liveEvents, mineEntry];

const tabPath = (tab: PersonalTab) => `${ROUTE_FRAMES.personalHome.path}?tab=${tab}`;

/** The entries of the 'mine' group: tabs of the personal home. */
export const mineTabs = [
  { tab: PersonalTab.joinedLearning, label: m['shell.sidebar.joinedLearning'], icon: learning },
  { tab: PersonalTab.collected, label: m['shell.sidebar.collected'], icon: bookmark },
  { tab: PersonalTab.myContent, label: m['shell.sidebar.myContent'], icon: document },
  { tab: PersonalTab.browseHistory, label: m['shell.sidebar.browseHistory'], icon: clock },
].map((entry) => ({ ...entry, to: tabPath(entry.tab) }));
