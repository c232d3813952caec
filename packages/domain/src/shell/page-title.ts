import { matchRoute, ROUTE_FRAMES, type RouteName } from './route-frames.ts';

/** Title keys of the pages besides the screens that the gateway serves: the outbox, and the phone pages. */
const PHONE_TITLES = {
  '/m/outbox': 'outbox.title',
  '/m/login': 'phoneLogin.page',
  '/m/transfer': 'shell.header.transfer',
  '/m/revoke': 'info.revokeTitle',
  '/m/transcript': 'credit.verify.title',
  '/m/certify': 'cert.title',
  '/m/certify/choiceAllinAuthRole': 'cert.title',
  '/m/certify/allinBasicAuthInfo': 'cert.title',
  '/m/certify/roleChoiceAuthCert': 'cert.title',
  '/m/certify/uploadAuthCert': 'cert.title',
} as const;

/** Returns true if a path below the base belongs to one of them. */
export const isPhonePage = (pathname: string): boolean => Object.hasOwn(PHONE_TITLES, pathname);

/** Title keys of the agreements, by the query `type` of their page. */
const AGREEMENT_TITLES = { userAgreement: 'shell.footer.terms', privacyPolicy: 'shell.footer.privacy' } as const;

const NOT_FOUND_TITLE = 'route.notFound';

/** Text key of a page's title. */
export type TitleKey =
  | `route.${RouteName}`
  | (typeof PHONE_TITLES)[keyof typeof PHONE_TITLES]
  | (typeof AGREEMENT_TITLES)[keyof typeof AGREEMENT_TITLES]
  | typeof NOT_FOUND_TITLE;

/** Every title key; a function, as a computed constant would be part of every first load. */
export const listTitleKeys = (): readonly TitleKey[] => [
  ...Object.values(ROUTE_FRAMES).flatMap(({ title }) => title ?? []),
  ...Object.values(PHONE_TITLES),
  ...Object.values(AGREEMENT_TITLES),
  NOT_FOUND_TITLE,
];

/**
 * Text key of the document title of an address below the base; null if it is only the product's name
 * (rules/navigation#titles).
 */
export function getTitleKey(pathname: string, search: string): TitleKey | null {
  const route = matchRoute(pathname);
  if (route === null) return lookUp(PHONE_TITLES, pathname) ?? NOT_FOUND_TITLE;
  if (route !== 'agreementPage') return ROUTE_FRAMES[route].title;
  return lookUp(AGREEMENT_TITLES, new URLSearchParams(search).get('type') ?? '') ?? ROUTE_FRAMES[route].title;
}

/** Own property of a table by an untrusted key. */
function lookUp<Table extends object>(table: Table, key: string): Table[keyof Table] | undefined {
  return Object.hasOwn(table, key) ? table[key as keyof Table] : undefined;
}
