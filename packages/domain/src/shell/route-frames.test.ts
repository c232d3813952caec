import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchPage, matchRoute, OLD_PATHS, ROOT_ROUTE, ROUTE_FRAMES } from './route-frames.ts';
import { getActiveSidebarItem, SidebarItem } from './sidebar.ts';

const PATHS = `/home /aiSearch /videoTerminal /courseList /meetingList /liveDetail /meetingDetail /courseTerminal
  /searchList /historyLiveList /caseTerminal /doctorHome /personalHome /agreementPage /productList /boneDictionary
  /docTerminal /caseList /personalInfo /surgeryVideoList /tagList /departmentTeam /latestContent /hotContent
  /industryLeaders /tagTerminal /dictionaryTerminal /organization /membership /official /unsubscribeEmail`.split(/\s+/);
const FRAMES = Object.values(ROUTE_FRAMES);

test('only the 31 screens and the four pages below /pc/v5 exist', () => {
  const below = ['noPermission', 'allinManufacturerAuth', 'casePublishRichText', 'casePublishPreview'];
  const paths = below.map((name) => `/pc/v5/${name}`);
  expect(FRAMES.map((frame) => frame.path).toSorted()).toEqual([...PATHS, ...paths].toSorted());
});

test('every section contains the pages of the layout table', () => {
  const inSection = (section: number) => FRAMES.filter((frame) => frame.section === section).map((frame) => frame.name);
  expect(inSection(1).toSorted()).toEqual(['doctorHome', 'organization', 'personalHome']);
  expect(inSection(3).toSorted()).toEqual(['agreementPage', 'aiSearch', 'unsubscribeEmail']);
  expect(inSection(4).toSorted()).toEqual(['courseList', 'home', 'meetingList', 'surgeryVideoList']);
  expect(inSection(5).toSorted()).toEqual(['hotContent', 'latestContent']);
  expect(inSection(2).length).toBe(FRAMES.length - 12);
});

test('every page but the past live list has a title of its own', () => {
  const untitled = FRAMES.filter((frame) => frame.title === null).map((frame) => frame.name);
  expect(untitled).toEqual(['historyLiveList']);
  expect(new Set(FRAMES.map((frame) => frame.title)).size).toBe(FRAMES.length);
});

test('a path finds its screen, with or without a last slash', () => {
  for (const [name, frame] of Object.entries(ROUTE_FRAMES)) {
    expect(matchRoute(frame.path)).toBe(name);
    expect(matchRoute(`${frame.path}/`)).toBe(name);
  }
  for (const unknown of ['', '/', '/edu/home', '/noPermission', '/Home', '/home/x', '/constructor']) {
    expect(matchRoute(unknown)).toBeNull();
  }
  expect(ROUTE_FRAMES[ROOT_ROUTE].path).toBe('/official');
  expect(OLD_PATHS).toEqual({
    '/pc/live/meetingDetail': '/meetingDetail',
    '/pc/live/liveDetail': '/liveDetail',
    '/pc/v5/topic': '/tagTerminal',
    '/pc/v5/caseDetailV2': '/caseTerminal',
    '/pc/v5/choiceAllinAuthRole': '/m/certify/choiceAllinAuthRole',
    '/pc/v5/allinBasicAuthInfo': '/m/certify/allinBasicAuthInfo',
    '/pc/v5/roleChoiceAuthCert': '/m/certify/roleChoiceAuthCert',
    '/pc/v5/uploadAuthCert': '/m/certify/uploadAuthCert',
  });
});

test.each([
  ['/home?ch=osteon_pc_direct', SidebarItem.home, null],
  ['/courseList', SidebarItem.courses, null],
  ['/courseTerminal?id=c01', SidebarItem.courses, null],
  ['/meetingList', SidebarItem.live, null],
  ['/liveDetail?activityId=3', SidebarItem.live, null],
  ['/surgeryVideoList', SidebarItem.surgery, null],
  ['/organization', SidebarItem.association, null],
  ['/aiSearch?fromPush=true', SidebarItem.aiSearch, null],
  ['/personalHome', SidebarItem.mine, 1],
  ['/personalHome?tab=2', SidebarItem.mine, 2],
  ['/personalHome?ch=x&tab=5#top', SidebarItem.mine, 5],
  ['/personalHome?tab=6', SidebarItem.mine, 6],
  ['/personalHome?tab=99', SidebarItem.mine, 1],
  ['/personalHome#?tab=3', SidebarItem.mine, 1],
  ['/personalInfo?tab=3', SidebarItem.mine, null],
  ['/membership', null, null],
  ['/nowhere?tab=3', null, null],
])('%s marks item %j, tab %j', (path, item, tab) => {
  expect(getActiveSidebarItem(path)).toEqual({ item, tab });
});

test('any path has a frame', () => {
  fc.assert(
    fc.property(fc.constantFrom('', '/', '/home', '/personalHome'), fc.string(), (path, rest) => {
      expect(getActiveSidebarItem(path + rest)).toHaveProperty('item');
    }),
  );
});

test('every path has a page: a screen, a phone page or the page of unknown paths', () => {
  const pages = {
    '/home': 'home',
    '/pc/v5/noPermission': 'noPermission',
    '/home/': 'home',
    '/m/login': 'phoneLogin',
    '/m/login/': 'phoneLogin',
    '/m/login/x': 'notFound',
    '/m/certify': 'phoneCertify',
    '/m/certify/uploadAuthCert': 'phoneCertify',
    '/m/certifyx': 'notFound',
    '/m/': 'notFound',
    '/': 'notFound',
  };
  expect(Object.fromEntries(Object.keys(pages).map((path) => [path, matchPage(path)]))).toEqual(pages);
});
