import { PersonalTab } from '@osteon/domain';
import { useSearchParams } from 'react-router';
import type { CollectedFilter } from '../../../entities/engagement/api/list-collected.ts';

/** A part of the address of the tab. */
type Part = 'folder' | 'type' | 'keyWord';

/** Filter of the favourites in the address, and the setter of its parts (rules/favourite#favourites). */
export function useCollectedQuery() {
  const [params, setParams] = useSearchParams();
  const folder = params.get('folder') ?? '';
  const type = params.get('type') ?? '';
  const keyWord = params.get('keyWord') ?? '';
  const filter: CollectedFilter = {
    ...(/^[\w-]{1,64}$/.test(folder) && { folderId: folder }),
    ...(/^\d{1,2}$/.test(type) && { resourceType: Number(type) }),
    ...(keyWord !== '' && { keyWord }),
  };
  const set = (parts: Partial<Record<Part, string>>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(parts)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return { filter, keyWord, set };
}

/** The address of a folder; null for all. */
export const folderPath = (id: string | null): string =>
  `/personalHome?tab=${PersonalTab.collected}${id === null ? '' : `&folder=${encodeURIComponent(id)}`}`;
