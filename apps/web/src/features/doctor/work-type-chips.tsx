import { useGetDoctor } from '../../entities/doctor/api/get-doctor.ts';
import { m } from '../../texts/index.ts';
import { ChipRow } from '../../ui/chips/chip-row.tsx';
import { resourceTypeText } from '../../ui/resource-type/resource-type.ts';

interface WorkTypeChipsProps {
  id: string;
  /** A resource type; empty for all. */
  value: string;
  onChange: (value: string) => void;
}

/** The types that a doctor has published, with how many of each. */
export function WorkTypeChips({ id, value, onChange }: WorkTypeChipsProps) {
  const { works } = useGetDoctor(id);
  const all = { value: '', label: m['common.all']() };
  const chips = works.map(({ resourceType, count }) => ({
    value: String(resourceType),
    label: `${resourceTypeText(resourceType)} ${count}`,
  }));
  if (works.length < 2) return null;
  return <ChipRow label={m['doctor.workTypes']()} chips={[all, ...chips]} value={value} onChange={onChange} />;
}
