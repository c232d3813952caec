import { ResourceType } from '@osteon/domain';
import { useGetDoctor } from '../../entities/doctor/api/get-doctor.ts';
import { useGetEngagementState } from '../../entities/engagement/api/get-engagement-state.ts';
import type { PeopleKind } from '../../features/engagement/people/people-kind.ts';
import { PeoplePage } from '../../features/engagement/people/people-page.tsx';
import { m } from '../../texts/index.ts';

/** People whom a doctor follows, and their fans. */
export function DoctorPeople({ kind, id }: { kind: PeopleKind; id: string }) {
  const { name, portrait, pcLink } = useGetDoctor(id);
  const state = useGetEngagementState({ resourceType: ResourceType.author, resourceId: id });
  return (
    <PeoplePage
      kind={kind}
      doctorId={id}
      name={name}
      portrait={portrait}
      counts={state ?? undefined}
      back={{ to: pcLink, label: m['route.doctorHome']() }}
    />
  );
}
