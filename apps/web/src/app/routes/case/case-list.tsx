import { ResourceType } from '@osteon/domain';
import { CaseCard } from '../../../features/case/case-card.tsx';
import { ContentPage } from '../../../features/content/content-page.tsx';
import { m } from '../../../texts/index.ts';

/** Cases by specialty. */
export function Component() {
  return (
    <ContentPage
      title={m['route.caseList']()}
      resourceType={ResourceType.case}
      card={(item) => <CaseCard key={item.resourceId} item={item} />}
    />
  );
}
