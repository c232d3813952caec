import type { Locale } from '@osteon/domain';
import { getTitleKey, matchRoute, type TitleKey } from '@osteon/domain';
import type { Location } from 'react-router';
import { m } from '../../texts/index.ts';
import { routeText } from '../../texts/route-text.ts';

/** Titles that are no screen's own name. */
const otherTitles: Readonly<Record<Exclude<TitleKey, `route.${string}`>, () => string>> = {
  'cert.title': m['cert.title'],
  'outbox.title': m['outbox.title'],
  'phoneLogin.page': m['phoneLogin.page'],
  'shell.header.transfer': m['shell.header.transfer'],
  'info.revokeTitle': m['info.revokeTitle'],
  'credit.verify.title': m['credit.verify.title'],
  'shell.footer.terms': m['shell.footer.terms'],
  'shell.footer.privacy': m['shell.footer.privacy'],
};

const isOther = (key: TitleKey): key is keyof typeof otherTitles => Object.hasOwn(otherTitles, key);

/**
 * The document title of a page: its own and the product's name; the product's alone where the route table has none
 * (rules/navigation#titles).
 */
export function getTitle({ pathname, search }: Pick<Location, 'pathname' | 'search'>, locale: Locale): string {
  const product = m['app.name']({}, { locale });
  const key = getTitleKey(pathname, search);
  if (key === null) return product;
  return `${getOwnTitle(key, pathname)} - ${product}`;
}

function getOwnTitle(key: TitleKey, pathname: string): string {
  if (isOther(key)) return otherTitles[key]();
  const route = matchRoute(pathname);
  return route === null ? m['route.notFound']() : routeText(route);
}
