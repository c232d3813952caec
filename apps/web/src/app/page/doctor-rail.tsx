import { ResourceType } from '@osteon/domain';
import { Colleagues } from '../../features/doctor/colleagues.tsx';
import { FollowButton } from '../../features/engagement/follow/follow-button.tsx';
import { LecturerLives } from '../../features/live/list/lecturer-lives.tsx';

/** The column beside a doctor's works: their events and the colleagues of their hospital. */
export function DoctorRail({ id }: { id: string }) {
  return (
    <>
      <LecturerLives doctorId={id} />
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
