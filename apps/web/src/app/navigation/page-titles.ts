import { ROUTE_FRAMES, type RouteName } from '@osteon/domain';
import { m } from '../../texts/index.ts';
import type { Locale } from '../../texts/locale.ts';
import { routeText } from '../../texts/route-text.ts';

/** Titles of the pages under /m, which are not in the route table. */
const phonePages: Readonly<Partial<Record<string, () => string>>> = {
  '/m/outbox': m['outbox.title'],
  '/m/login': m['phoneLogin.page'],
  '/m/transfer': m['shell.header.transfer'],
  '/m/revoke': m['info.revokeTitle'],
};

/**
 * The document title of a page: its own and the product's name; the product's alone where the route table has none
 * (rules/shell#titles).
 */
export function getTitle(route: RouteName | null, pathname: string, locale: Locale): string {
  const product = m['app.name']({}, { locale });
  if (route !== null && ROUTE_FRAMES[route].title === null) return product;
  const own = route === null ? (phonePages[pathname] ?? m['route.notFound'])() : routeText(route);
  return `${own} - ${product}`;
}
