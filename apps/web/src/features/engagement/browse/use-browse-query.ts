import { useSearchParams } from 'react-router';
import type { BrowseFilter } from '../../../entities/engagement/api/list-browse-records.ts';

/** Filter of the records in the address, and the setter of its parts (rules/browse-history#browse-history). */
export function useBrowseQuery() {
  const [params, setParams] = useSearchParams();
  const type = params.get('type') ?? '';
  const keyWord = params.get('keyWord') ?? '';
  const filter: BrowseFilter = {
    ...(/^\d{1,2}$/.test(type) && { resourceType: Number(type) }),
    ...(keyWord !== '' && { keyWord }),
  };
  const set = (name: 'type' | 'keyWord', value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return { filter, type, keyWord, set };
}
