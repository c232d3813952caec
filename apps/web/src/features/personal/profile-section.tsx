import { maskAccount } from '@osteon/domain';
import { type ReactNode } from 'react';
import { useGetAuthMajor } from '../../entities/personal/api/get-auth-major.ts';
import { useGetCustomerInfoV2 } from '../../entities/personal/api/get-customer-info-v2.ts';
import { lazyPart } from '../../lib/chunk/lazy-part.tsx';
import { openDialog } from '../../lib/dialogs.ts';
import { m } from '../../texts/index.ts';
import { doctorTitleText } from '../../texts/library/library-text.ts';
import { majorText } from '../../texts/name-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Region } from '../../ui/region/region.tsx';
import { SettingsRowSkeletons } from '../../ui/settings/settings-row.tsx';
import { ProfileHeader } from './profile-header.tsx';
import styles from './profile-section.module.css';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { roleText } from './role-text.ts';

const PublicRows = lazyPart(async () => (await import('./public-rows.tsx')).PublicRows);

/** The customer's profile (rules/personal#personal-page). */
export function ProfileSection({ id }: { id: string }) {
  return (
    <section id={id} className={styles.section} aria-label={m['info.profile']()}>
      <Region skeleton={<ProfileSkeleton />}>
        <Profile />
      </Region>
    </section>
  );
}

function Profile() {
  const info = useGetCustomerInfoV2();
  const { name, company, medicalTitle, specialtyId, mobile, email, logo } = info;
  const account = maskAccount(mobile || email);
  const majors = useGetAuthMajor();
  const role = roleText(info.roleId);
  return (
    <>
      <ProfileHeader
        name={name || account}
        portrait={logo}
        roleId={info.roleId}
        note={m['info.account']({ account })}
        action={
          <Button size="sm" onClick={() => openDialog('editProfile')}>
            {m['info.edit']()}
          </Button>
        }
      />
      <dl className={styles.details}>
        <ProfileField term={m['info.company']()}>{company}</ProfileField>
        <ProfileField term={m['info.medicalTitle']()}>{doctorTitleText(medicalTitle)}</ProfileField>
        <ProfileField term={m['info.specialty']()}>
          {majors.filter((major) => major.id === specialtyId).map(majorText)[0]}
        </ProfileField>
        <ProfileField term={m['info.certStatus']()}>
          {role ? m['info.certified']() : m['info.uncertified']()}
          {role && <small>{role}</small>}
        </ProfileField>
      </dl>
      <Region skeleton={<SettingsRowSkeletons count={2} />}>
        <PublicRows />
      </Region>
    </>
  );
}

function ProfileField({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children || <span className={styles.none}>{m['info.notFilled']()}</span>}</dd>
    </div>
  );
}
