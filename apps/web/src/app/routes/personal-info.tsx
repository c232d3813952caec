import { LoginNeeded } from '../../features/personal/login-needed.tsx';
import { PersonalInfo } from '../../features/personal/personal-info.tsx';
import { useDoctorInfo } from '../../features/shell/api/get-doctor-info.ts';
import { useIsLoggedIn } from '../../lib/session/session-store.ts';
import { m } from '../../texts/index.ts';
import { PageHead } from '../../ui/page/page-head.tsx';

/** Who is logged in, as the portal knows them (seed 000 §2, /personalInfo). */
export function Component() {
  const isLoggedIn = useIsLoggedIn();
  const { data: doctor } = useDoctorInfo();
  return (
    <div className="page">
      <PageHead title={m['route.personalInfo']()} />
      {isLoggedIn ? doctor && <PersonalInfo doctor={doctor} /> : <LoginNeeded />}
    </div>
  );
}
