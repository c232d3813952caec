import { CancellationSection } from '../../../features/account/cancellation/cancellation-section.tsx';
import { CredentialSection } from '../../../features/account/security/credential-section.tsx';
import { DeviceSection } from '../../../features/account/security/device-section.tsx';
import { LoginRecordSection } from '../../../features/account/security/login-record-section.tsx';
import { CertificationSection } from '../../../features/certification/status/certification-section.tsx';
import { LanguageSection } from '../../../features/language/language-section.tsx';
import { LoginRequired } from '../../../features/personal/login-required.tsx';
import { PersonalLayout } from '../../../features/personal/personal-layout.tsx';
import { ProfileSection } from '../../../features/personal/profile-section.tsx';
import { useIsLoggedIn } from '../../../lib/session/session-store.ts';
import { m } from '../../../texts/index.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { DataSection } from './data-section.tsx';

const sections = [
  { id: 'profile', title: m['info.profile'], Section: ProfileSection },
  { id: 'certification', title: m['cert.title'], Section: CertificationSection },
  { id: 'devices', title: m['info.devices'], Section: DeviceSection },
  { id: 'logins', title: m['info.records'], Section: LoginRecordSection },
  { id: 'credentials', title: m['info.login'], Section: CredentialSection },
  { id: 'language', title: m['shell.menu.language'], Section: LanguageSection },
  { id: 'data', title: m['info.data'], Section: DataSection },
  { id: 'cancel', title: m['info.cancel'], Section: CancellationSection },
];

/** The customer's account: profile, certification, devices, logins and settings. */
export function Component() {
  const isLoggedIn = useIsLoggedIn();
  if (isLoggedIn) {
    return (
      <PersonalLayout entries={sections}>
        {sections.map(({ id, Section }) => (
          <Section key={id} id={id} />
        ))}
      </PersonalLayout>
    );
  }
  return (
    <div className="page">
      <PageHead title={m['route.personalInfo']()} />
      <LoginRequired />
    </div>
  );
}
