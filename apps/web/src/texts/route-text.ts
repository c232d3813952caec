import type { RouteName } from '@osteon/domain';
import { m } from './index.ts';

// Literal keys: a key computed at run time would include the whole catalogue in the first load.
const names: Readonly<Record<RouteName, () => string>> = {
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
  allinManufacturerAuth: m['route.allinManufacturerAuth'],
  casePublishRichText: m['route.casePublishRichText'],
  casePublishPreview: m['route.casePublishPreview'],
};

/** The name of a screen in titles and links. */
export function routeText(route: RouteName): string {
  return names[route]();
}
