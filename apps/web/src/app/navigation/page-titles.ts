import { ROUTE_FRAMES, type RouteName } from '@osteon/domain';
import { m } from '../../texts/index.ts';
import type { Locale } from '../../texts/locale.ts';
import { routeText } from '../../texts/route-text.ts';

/** Names of the pages under /m, which the route table does not know. */
const phonePages: Readonly<Partial<Record<string, () => string>>> = {
  '/m/outbox': m['outbox.title'],
  '/m/login': m['phoneLogin.page'],
  '/m/transfer': m['shell.header.transfer'],
  '/m/revoke': m['info.revokeTitle'],
};

/**
 * The document title of a page: its own and the product's name; the product's alone where the route table says so
 * (seed 000 §2).
 */
export function titleOf(route: RouteName | null, pathname: string, locale: Locale): string {
  const product = m['app.name']({}, { locale });
  if (route !== null && ROUTE_FRAMES[route].title === null) return product;
  const own = route === null ? (phonePages[pathname] ?? m['route.notFound'])() : routeText(route);
  return `${own} - ${product}`;
}
