import { startCollector } from '../../lib/analytics/collector.ts';
import { pathUnderBase } from '../navigation/navigation-guard.ts';
import { router } from '../router.tsx';
import { visitAt } from './current-page.ts';

/** Begins to report what happens on the router's pages. Loaded late: no first load carries it. */
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
