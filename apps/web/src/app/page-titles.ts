import { ROUTE_FRAMES, type RouteName } from '@osteon/domain';
import { m } from '../texts/index.ts';

// Named one by one: a key put together at run time would carry the whole catalogue into the first load.
const titles: Readonly<Record<RouteName, () => string>> = {
  home: m['route.home'],
  aiSearch: m['route.aiSearch'],
  videoTerminal: m['route.videoTerminal'],
  courseList: m['route.courseList'],
  meetingList: m['route.meetingList'],
  liveDetail: m['route.liveDetail'],
  meetingDetail: m['route.meetingDetail'],
  courseTerminal: m['route.courseTerminal'],
  searchList: m['route.searchList'],
  historyLiveList: m['route.historyLiveList'],
  caseTerminal: m['route.caseTerminal'],
  doctorHome: m['route.doctorHome'],
  personalHome: m['route.personalHome'],
  agreementPage: m['route.agreementPage'],
  productList: m['route.productList'],
  boneDictionary: m['route.boneDictionary'],
  docTerminal: m['route.docTerminal'],
  caseList: m['route.caseList'],
  personalInfo: m['route.personalInfo'],
  surgeryVideoList: m['route.surgeryVideoList'],
  tagList: m['route.tagList'],
  departmentTeam: m['route.departmentTeam'],
  latestContent: m['route.latestContent'],
  hotContent: m['route.hotContent'],
  industryLeaders: m['route.industryLeaders'],
  tagTerminal: m['route.tagTerminal'],
  dictionaryTerminal: m['route.dictionaryTerminal'],
  organization: m['route.organization'],
  membership: m['route.membership'],
  official: m['route.official'],
  unsubscribeEmail: m['route.unsubscribeEmail'],
  noPermission: m['route.noPermission'],
};

/**
 * The document title of a page: its own and the product's name; the product's alone where the route table says so
 * (seed 000 §2).
 */
export function titleOf(route: RouteName | null): string {
  const product = m['app.name']();
  if (route !== null && ROUTE_FRAMES[route].title === null) return product;
  const own = route === null ? m['route.notFound']() : titles[route]();
  return `${own} - ${product}`;
}
