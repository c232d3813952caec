import { LiveList } from '../../../features/live/live-list.tsx';
import { m } from '../../../texts/index.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';

/** Past live events. */
export function Component() {
  const title = m['route.historyLiveList']();
  return (
    <div className="page">
      <PageHead title={title} />
      <LiveList when="past" label={title} />
    </div>
  );
}
