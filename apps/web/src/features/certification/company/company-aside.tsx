import type { ReactNode } from 'react';
import { m } from '../../../texts/index.ts';
import { building } from '../../../ui/icon/account-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check, document as documentIcon, person } from '../../../ui/icon/icons.ts';
import styles from './company-aside.module.css';

/** What a company needs, gets and waits for. */
export function CompanyAside() {
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
