import { LiveList } from '../../../features/live/live-list.tsx';
import { m } from '../../../texts/index.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';

/** Current and coming live events, and the link to the past ones. */
export function Component() {
  const title = m['route.meetingList']();
  return (
    <div className="page">
      <PageHead title={title}>
        <ButtonLink size="sm" to="/historyLiveList">
          {m['route.historyLiveList']()}
        </ButtonLink>
      </PageHead>
      <LiveList when="coming" label={title} />
    </div>
  );
}
