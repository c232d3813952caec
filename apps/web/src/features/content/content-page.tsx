import type { ComponentProps } from 'react';
import { PageHead } from '../../ui/page/page-head.tsx';
import { ContentList } from './content-list.tsx';
import { SpecialtyChips, useSpecialtyFilter } from './specialty-chips.tsx';

interface ContentPageProps extends Pick<ComponentProps<typeof ContentList>, 'card' | 'skeletons'> {
  title: string;
  resourceType?: number;
  sort?: 'latest' | 'hottest';
}

/** A page that is a list: its title, the specialties as chips, the resources. */
export function ContentPage({ title, resourceType, sort = 'latest', ...list }: ContentPageProps) {
  const [specialtyId] = useSpecialtyFilter();
  return (
    <div className="page">
      <PageHead title={title}>
        <SpecialtyChips resourceType={resourceType} />
      </PageHead>
      <ContentList label={title} filter={{ resourceType, specialtyId, sort }} {...list} />
    </div>
  );
}
