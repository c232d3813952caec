import { m } from '../../texts/index.ts';
import type { Certification } from './api/get-customer-auth-info.ts';
import styles from './status-band.module.css';

/** Characters of a credit code that stay visible at its start and end. */
const HEAD = 8;
const TAIL = 4;

/** The role and details of a certified company. */
export function CompanyDetails({ certification: { hospital, name, licenceNo } }: { certification: Certification }) {
  const hidden = Math.max(0, licenceNo.length - HEAD - TAIL);
  return (
    <dl className={styles.company}>
      <div>
        <dt>{m['cert.company.name']()}</dt>
        <dd>{hospital}</dd>
      </div>
      <div>
        <dt>{m['cert.status.creditCode']()}</dt>
        <dd className="num">{licenceNo.slice(0, HEAD) + '*'.repeat(hidden) + licenceNo.slice(HEAD + hidden)}</dd>
      </div>
      <div>
        <dt>{m['cert.status.legalPerson']()}</dt>
        <dd>{name}</dd>
      </div>
    </dl>
  );
}
