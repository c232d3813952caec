import { startCollector } from '../../lib/analytics/collector.ts';
import { type PortalRouter, pathUnderBase } from '../navigation/router.ts';
import { visitAt } from './current-page.ts';

/** The parts of the portal's router that the analytics read. */
export type PageRouter = Pick<PortalRouter, 'state' | 'subscribe'>;

/** Starts the collector on the router's pages. Loaded late, so that no first load includes it. */
export function collectAnalytics(router: PageRouter): void {
  startCollector({
    current: () => {
      const { pathname, search } = router.state.entry.location;
      return visitAt({ pathname: pathUnderBase(pathname), search });
    },
    subscribe: (listener) => {
      router.subscribe(listener);
    },
  });
}
