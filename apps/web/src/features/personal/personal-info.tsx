import type { ResponseOf } from '@osteon/contract';
import { RoleId } from '@osteon/domain';
import type { ReactNode } from 'react';
import { useSession } from '../../lib/session/session-store.ts';
import { m } from '../../texts/index.ts';
import styles from './personal-info.module.css';

const UNCERTIFIED: readonly number[] = [RoleId.visitor, RoleId.notAuthenticated, RoleId.companyNotAuthenticated];

/** Name, post, place of work, certification and the account's own number, masked. */
export function PersonalInfo({ doctor }: { doctor: ResponseOf<'getDoctorInfo'> }) {
  const user = useSession((state) => state.check?.userInfo);
  return (
    <dl className={styles.facts}>
      <Fact term={m['cert.form.nameLabel']()}>{doctor.name}</Fact>
      <Fact term={m['info.medicalTitle']()}>{doctor.medicalTitle}</Fact>
      <Fact term={m['info.company']()}>{doctor.company}</Fact>
      <Fact term={m['info.certStatus']()}>
        {UNCERTIFIED.includes(doctor.roleId) ? m['info.uncertified']() : m['info.certified']()}
      </Fact>
      <Fact term={m['info.bindPhone']()}>{user?.mobile}</Fact>
      <Fact term={m['account.register.emailLabel']()}>{user?.email}</Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
