import { maskAccount } from '@osteon/domain';
import type { ReactNode } from 'react';
import { openDialog } from '../../lib/dialogs.ts';
import { m } from '../../texts/index.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { check } from '../../ui/icon/icons.ts';
import { Region } from '../../ui/region/region.tsx';
import { SettingsRowSkeletons } from '../../ui/settings/settings-row.tsx';
import { Loading } from '../../ui/skeleton/loading.tsx';
import { useMajors } from './api/get-auth-major.ts';
import { useCustomerInfo } from './api/get-customer-info.ts';
import styles from './profile-section.module.css';
import { roleText } from './role-text.ts';

/** Who the customer is (seed 000 §2, /personalInfo). */
export function ProfileSection({ id }: { id: string }) {
  const skeleton = (
    <Loading>
      <SettingsRowSkeletons count={2} />
    </Loading>
  );
  return (
    <section id={id} className={styles.section} aria-label={m['info.profile']()}>
      <Region skeleton={skeleton}>
        <Profile />
      </Region>
    </section>
  );
}

function Profile() {
  const info = useCustomerInfo();
  const { name, company, medicalTitle, specialtyId, mobile, email } = info;
  const account = maskAccount(mobile || email);
  const majors = useMajors();
  const role = roleText(info.roleId);
  return (
    <>
      <div className={styles.head}>
        <Avatar name={name || account} size={64} {...(specialtyId === '' ? {} : { specialtyId })} />
        <div>
          <h2>
            <span>{name || account}</span>
            {role && (
              <span className={styles.certified}>
                <Icon of={check} size={14} />
                {m['info.certified']()}
              </span>
            )}
          </h2>
          <p className="num">{m['info.account']({ account })}</p>
        </div>
        <Button size="sm" onClick={() => openDialog('editProfile')}>
          {m['info.edit']()}
        </Button>
      </div>
      <dl className={styles.facts}>
        <Fact term={m['info.company']()}>{company}</Fact>
        <Fact term={m['info.medicalTitle']()}>{medicalTitle}</Fact>
        <Fact term={m['info.specialty']()}>{majors.find((major) => major.id === specialtyId)?.propertyName}</Fact>
        <Fact term={m['info.certStatus']()}>
          {role ? m['info.certified']() : m['info.uncertified']()}
          {role && <small>{role}</small>}
        </Fact>
      </dl>
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children || <span className={styles.none}>{m['info.notFilled']()}</span>}</dd>
    </div>
  );
}
