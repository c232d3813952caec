import { buildCertifyPath, CERTIFY_PATH, CERTIFY_STEPS } from './certify-steps.ts';

/**
 * Layout section of a page, which selects its frame (rules/shell#screens): 1 header, sidebar and content; 2 header and
 * slide-over sidebar; 3 the page alone; 4 responsive; 5 simple responsive.
 */
export const LayoutSection = {
  main: 1,
  simple: 2,
  alone: 3,
  responsive: 4,
  simpleResponsive: 5,
} as const;
export type LayoutSection = (typeof LayoutSection)[keyof typeof LayoutSection];

/** One screen: name, path below the base, layout section, and text key of its title. */
export interface RouteFrame<Name extends string = string> {
  readonly name: Name;
  readonly path: `/${string}`;
  readonly section: LayoutSection;
  /** Null where the document title is the product's name (rules/navigation#titles). */
  readonly title: `route.${Name}` | null;
}

function frame<const Name extends string>(name: Name, section: LayoutSection = LayoutSection.simple): RouteFrame<Name> {
  return { name, path: `/${name}`, section, title: `route.${name}` };
}

/** The screens of rules/shell#screens. */
export const ROUTE_FRAMES = {
  home: frame('home', LayoutSection.responsive),
  aiSearch: frame('aiSearch', LayoutSection.alone),
  videoTerminal: frame('videoTerminal'),
  courseList: frame('courseList', LayoutSection.responsive),
  meetingList: frame('meetingList', LayoutSection.responsive),
  liveDetail: frame('liveDetail'),
  meetingDetail: frame('meetingDetail'),
  courseTerminal: frame('courseTerminal'),
  searchList: frame('searchList'),
  historyLiveList: { ...frame('historyLiveList'), title: null },
  caseTerminal: frame('caseTerminal'),
  doctorHome: frame('doctorHome', LayoutSection.main),
  personalHome: frame('personalHome', LayoutSection.main),
  agreementPage: frame('agreementPage', LayoutSection.alone),
  productList: frame('productList'),
  boneDictionary: frame('boneDictionary'),
  docTerminal: frame('docTerminal'),
  caseList: frame('caseList'),
  personalInfo: frame('personalInfo'),
  surgeryVideoList: frame('surgeryVideoList', LayoutSection.responsive),
  tagList: frame('tagList'),
  departmentTeam: frame('departmentTeam'),
  latestContent: frame('latestContent', LayoutSection.simpleResponsive),
  hotContent: frame('hotContent', LayoutSection.simpleResponsive),
  industryLeaders: frame('industryLeaders'),
  tagTerminal: frame('tagTerminal'),
  dictionaryTerminal: frame('dictionaryTerminal'),
  organization: frame('organization', LayoutSection.main),
  membership: frame('membership'),
  official: frame('official'),
  unsubscribeEmail: frame('unsubscribeEmail', LayoutSection.alone),
  noPermission: { ...frame('noPermission'), path: '/pc/v5/noPermission' },
  allinManufacturerAuth: { ...frame('allinManufacturerAuth'), path: '/pc/v5/allinManufacturerAuth' },
  casePublishRichText: { ...frame('casePublishRichText'), path: '/pc/v5/casePublishRichText' },
  casePublishPreview: { ...frame('casePublishPreview'), path: '/pc/v5/casePublishPreview' },
} as const satisfies Record<string, RouteFrame>;

export type RouteName = keyof typeof ROUTE_FRAMES;

const FRAMES = Object.values(ROUTE_FRAMES);

/** The screen of a path below the base, without its query; null for an unknown path. */
export function matchRoute(pathname: string): RouteName | null {
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  return FRAMES.find((known) => known.path === path)?.name ?? null;
}

/** The paths of the pages that are no screens (rules/shell#screens). */
const OTHER_PAGES = {
  phoneLogin: '/m/login',
  revokeCancellation: '/m/revoke',
  phoneTransfer: '/m/transfer',
  verifyTranscript: '/m/transcript',
  phoneCertify: CERTIFY_PATH,
  outbox: '/m/outbox',
} as const;

/** A screen, one of the other pages, or the page of an unknown path. */
export type PageName = RouteName | keyof typeof OTHER_PAGES | 'notFound';

/** The page of a path below the base, without its query; a step of the certification is one page with it. */
export function matchPage(pathname: string): PageName {
  const others = Object.keys(OTHER_PAGES) as (keyof typeof OTHER_PAGES)[];
  const path = pathname.startsWith(`${CERTIFY_PATH}/`) ? CERTIFY_PATH : pathname.replace(/(?<=.)\/$/, '');
  return matchRoute(path) ?? others.find((name) => OTHER_PAGES[name] === path) ?? 'notFound';
}

/**
 * The layout section of a page (rules/shell#layouts). Pages for phones, under /m, have no frame, as section 3; an
 * unknown path gets the simple frame.
 */
export function getLayoutSection(pathname: string, route: RouteName | null): LayoutSection {
  if (route !== null) return ROUTE_FRAMES[route].section;
  return pathname.startsWith('/m/') ? LayoutSection.alone : LayoutSection.simple;
}

/** Screen of the root path (rules/shell#screens). */
export const ROOT_ROUTE: RouteName = 'official';

/** Current path by older path; the redirect retains the query (rules/navigation#older-paths). */
export const OLD_PATHS: Readonly<Record<string, `/${string}`>> = {
  '/pc/live/meetingDetail': ROUTE_FRAMES.meetingDetail.path,
  '/pc/live/liveDetail': ROUTE_FRAMES.liveDetail.path,
  '/pc/v5/topic': ROUTE_FRAMES.tagTerminal.path,
  '/pc/v5/caseDetailV2': ROUTE_FRAMES.caseTerminal.path,
  ...Object.fromEntries(CERTIFY_STEPS.map((step) => [`/pc/v5/${step}`, buildCertifyPath(step)])),
};
