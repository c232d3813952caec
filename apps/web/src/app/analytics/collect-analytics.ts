import { startCollector } from '../../lib/analytics/collector.ts';
import { pathUnderBase } from '../navigation/navigation-guard.ts';
import { router } from '../router.tsx';
import { visitAt } from './current-page.ts';

/** Starts the collector on the router's pages. Loaded late, so that no first load includes it. */
export function collectAnalytics(): void {
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
