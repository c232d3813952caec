import { BASE_PATH, ROUTE_FRAMES, RoleId } from '@osteon/domain';
import { useState } from 'react';
import { m } from '../../../texts/index.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { computer, idCard, people } from '../../../ui/icon/account-icons.ts';
import { chevronRight } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { association, person } from '../../../ui/icon/icons.ts';
import { PhoneFrame } from '../../../ui/page/phone-frame.tsx';
import styles from './certify.module.css';
import type { PhoneRole } from './document-names.ts';

/** The page of a company's certification, which is made for computers (rules/certification-pages#phone-pages). */
const COMPANY_PATH = ROUTE_FRAMES.allinManufacturerAuth.path;

const roles = [
  { role: RoleId.doctorLevel1, icon: person, name: m['certify.role.doctor'], note: m['certify.role.doctorNote'] },
  { role: RoleId.nurse, icon: idCard, name: m['certify.role.nurse'], note: m['certify.role.nurseNote'] },
  {
    role: RoleId.doctorAssistant,
    icon: people,
    name: m['certify.role.assistant'],
    note: m['certify.role.assistantNote'],
  },
  { role: null, icon: association, name: m['certify.role.company'], note: m['certify.role.companyNote'] },
] as const;

/** The choice of the role to certify: choiceAllinAuthRole (rules/certification-pages#phone-pages). */
export function RoleStep({ accountLabel, onChoose }: { accountLabel: string; onChoose: (role: PhoneRole) => void }) {
  const [isCompany, setIsCompany] = useState(false);
  if (isCompany) return <CompanyNotice accountLabel={accountLabel} onBack={() => setIsCompany(false)} />;
  return (
    <PhoneFrame title={m['certify.role.title']()} accountLabel={accountLabel}>
      <ul className={styles.roles}>
        {roles.map(({ role, icon, name, note }) => (
          <li key={role ?? 'company'}>
            <button type="button" onClick={() => (role === null ? setIsCompany(true) : onChoose(role))}>
              <Icon of={icon} size={22} />
              <span>
                <b>{name()}</b>
                <em>{note()}</em>
              </span>
              <Icon of={chevronRight} size={18} />
            </button>
          </li>
        ))}
      </ul>
    </PhoneFrame>
  );
}

function CompanyNotice({ accountLabel, onBack }: { accountLabel: string; onBack: () => void }) {
  const url = `${window.location.origin}${BASE_PATH}${COMPANY_PATH}`;
  return (
    <PhoneFrame
      title={m['certify.role.companyTitle']()}
      accountLabel={accountLabel}
      mark={<Icon of={computer} size={28} />}
      actions={
        <>
          <ButtonLink kind="primary" wide to={COMPANY_PATH}>
            {m['certify.role.companyOpen']()}
          </ButtonLink>
          <Button wide onClick={onBack}>
            {m['certify.role.back']()}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{m['certify.role.companyBody']()}</p>
      <p className={styles.url}>{url}</p>
    </PhoneFrame>
  );
}
