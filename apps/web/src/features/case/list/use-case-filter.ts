import { ResourceType } from '@osteon/domain';
import { useSearchParams } from 'react-router';
import type { ContentFilter } from '../../../entities/content/api/list-content.ts';

/** The filter of the list of cases in the address: `specialtyId`, `tagId` and `sort` (rules/case#list). */
export function useCaseFilter(): ContentFilter {
  const [query] = useSearchParams();
  const get = (name: string) => query.get(name) ?? undefined;
  const sort = get('sort') === 'hottest' ? 'hottest' : 'latest';
  return { resourceType: ResourceType.case, specialtyId: get('specialtyId'), tagId: get('tagId'), sort };
}
