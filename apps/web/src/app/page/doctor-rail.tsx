import { ResourceType } from '@osteon/domain';
import { Colleagues } from '../../features/doctor/colleagues.tsx';
import { FollowButton } from '../../features/engagement/follow/follow-button.tsx';
import { LecturerLiveEvents } from '../../features/live/list/lecturer-live-events.tsx';

/** The column beside a doctor's works: their events and the colleagues of their hospital. */
export function DoctorRail({ id }: { id: string }) {
  return (
    <>
      <LecturerLiveEvents doctorId={id} />
      <Colleagues
        id={id}
        follow={(doctor) => (
          <FollowButton
            target={{ resourceType: ResourceType.author, resourceId: doctor.id }}
            name={doctor.name}
            quiet
          />
        )}
      />
    </>
  );
}
