import { CERTIFICATION_RULES } from '@osteon/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getCustomerAuthInfoQuery } from '../../../entities/certification/api/get-customer-auth-info.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { m } from '../../../texts/index.ts';
import { building } from '../../../ui/icon/account-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check, document as documentIcon, person } from '../../../ui/icon/icons.ts';
import styles from './company-aside.module.css';

/**
 * The requirements, benefits and pending review of a company; nothing once it is certified, or for a user without a
 * company to certify.
 */
export function CompanyAside() {
  const { data } = useQuery(getCustomerAuthInfoQuery(useCustomerId()));
  const allowed: readonly number[] = CERTIFICATION_RULES.company.from;
  if (data && !allowed.includes(data.roleId)) return null;
  return (
    <aside className={styles.aside}>
      <Part title={m['cert.company.prepare']()}>
        <ul>
          <Line icon={building} text={m['cert.company.licence']()} note={m['cert.company.licenceNote']()} />
          <Line icon={person} text={m['cert.status.legalPerson']()} note={m['cert.company.prepareName']()} />
          <Line icon={documentIcon} text={m['cert.company.letter']()} note={m['cert.company.prepareLetter']()} />
        </ul>
      </Part>
      <Part title={m['cert.company.after']()}>
        <ul className={styles.after}>
          <Line icon={check} text={m['cert.company.afterHall']()} />
          <Line icon={check} text={m['cert.company.afterMark']()} />
        </ul>
      </Part>
      <Part title={m['cert.company.review']()}>
        <p>{m['cert.company.reviewText']()}</p>
      </Part>
    </aside>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Line({ icon, text, note }: { icon: string; text: string; note?: string }) {
  return (
    <li>
      <Icon of={icon} />
      <span>{text}</span>
      {note && <small>{note}</small>}
    </li>
  );
}
