import type { createBrowserRouter } from 'react-router';
import { startCollector } from '../../lib/analytics/collector.ts';
import { pathUnderBase } from '../navigation/navigation-guard.ts';
import { visitAt } from './current-page.ts';

/** The parts of the portal's router that the analytics read. */
export type PageRouter = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Starts the collector on the router's pages. Loaded late, so that no first load includes it. */
export function collectAnalytics(router: PageRouter): void {
  startCollector({
    current: () => {
      const { pathname, search } = router.state.location;
      return visitAt({ pathname: pathUnderBase(pathname), search });
    },
    subscribe: (listener) => {
      router.subscribe(listener);
    },
  });
}
