import { LiveList } from '../../../features/live/live-list.tsx';
import { m } from '../../../texts/index.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';

/** Live events that are past (seed 000 §2, /historyLiveList). */
export function Component() {
  const title = m['route.historyLiveList']();
  return (
    <div className="page">
      <PageHead title={title} />
      <LiveList when="past" label={title} />
    </div>
  );
}
