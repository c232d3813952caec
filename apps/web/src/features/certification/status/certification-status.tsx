import { useSuspenseQuery } from '@tanstack/react-query';
import { getCustomerAuthInfoQuery } from '../../../entities/certification/api/get-customer-auth-info.ts';
import { StatusBand } from '../../../entities/certification/status-band.tsx';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import styles from './part.module.css';
import { renderStatusAction } from './status-band-action.tsx';

/** The status band of the caller (rules/certification-pages#status-page). */
export function CertificationStatus() {
  const { data: info } = useSuspenseQuery(getCustomerAuthInfoQuery(useCustomerId()));
  return (
    <div className={styles.part}>
      <StatusBand info={info} renderAction={renderStatusAction} />
    </div>
  );
}
