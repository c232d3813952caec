import { startCollector } from '../lib/analytics/collector.ts';
import { visitAt } from './current-page.ts';
import { pathUnderBase } from './guard.ts';
import { router } from './router.tsx';

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
