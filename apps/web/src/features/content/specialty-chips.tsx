import { useSearchParams } from 'react-router';
import { useListSpecialties } from '../../entities/content/api/list-specialties.ts';
import { m } from '../../texts/index.ts';
import { nameText } from '../../texts/name-text.ts';
import { ChipRow } from '../../ui/chips/chip-row.tsx';

const ALL = '';

/** The specialty of the address (`specialtyId`); undefined for all. */
export function useSpecialtyFilter(): [string | undefined, (specialtyId: string) => void] {
  const [query, setQuery] = useSearchParams();
  const choose = (specialtyId: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (specialtyId === ALL) next.delete('specialtyId');
        else next.set('specialtyId', specialtyId);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [query.get('specialtyId') ?? undefined, choose];
}

/** Chips for the specialties with resources of a type; the choice is in the URL. */
export function SpecialtyChips({ resourceType }: { resourceType?: number }) {
  const specialties = useListSpecialties(resourceType);
  const [specialtyId = ALL, choose] = useSpecialtyFilter();
  const chips = specialties.filter(({ count }) => count > 0).map((each) => ({ value: each.id, label: nameText(each) }));
  return (
    <ChipRow
      label={m['content.filter.specialty']()}
      chips={[{ value: ALL, label: m['common.all']() }, ...chips]}
      value={specialtyId}
      onChange={choose}
    />
  );
}
