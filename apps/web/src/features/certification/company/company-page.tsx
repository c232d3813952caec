import { CERTIFICATION_RULES, maskAccount } from '@osteon/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getCustomerAuthInfoQuery } from '../../../entities/certification/api/get-customer-auth-info.ts';
import { StatusBand } from '../../../entities/certification/status-band.tsx';
import { useGetCustomerInfoV2 } from '../../../entities/personal/api/get-customer-info-v2.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { m } from '../../../texts/index.ts';
import { joinDetails } from '../../../texts/join-text.ts';
import { Region } from '../../../ui/region/region.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { renderStatusAction } from '../status/status-band-action.tsx';
import { CompanyAside } from './company-aside.tsx';
import { CompanyForm } from './company-form.tsx';
import styles from './company-page.module.css';

/** A company's certification: the form, or its state (rules/certification-pages#company-page). */
export function CompanyPage() {
  return (
    <div className={styles.page}>
      <div>
        <h1>{m['route.allinManufacturerAuth']()}</h1>
        <Region
          skeleton={
            <Loading>
              <Skeleton width="100%" height={640} />
            </Loading>
          }
        >
          <Content />
        </Region>
      </div>
      <CompanyAside />
    </div>
  );
}

function Content() {
  const { data: info } = useSuspenseQuery(getCustomerAuthInfoQuery(useCustomerId()));
  const { company, mobile, email } = useGetCustomerInfoV2();
  const { certification, roleId } = info;
  const allowed: readonly number[] = CERTIFICATION_RULES.company.from;
  const decided = certification?.kind === 'company' && certification.state !== 'draft';
  const isStatusVisible = decided || certification?.state === 'review';
  const open = allowed.includes(roleId) && certification?.state !== 'review';
  return (
    <>
      <p className={styles.lead}>
        {joinDetails([company, m['info.account']({ account: maskAccount(mobile || email) })])}
      </p>
      {isStatusVisible && (
        <div className={styles.band}>
          <StatusBand
            info={info}
            // The form below is the target of this button.
            renderAction={(action, own) => (action === 'fix' ? null : renderStatusAction(action, own))}
          />
        </div>
      )}
      {open && <CompanyForm certification={certification} />}
      {!open && !isStatusVisible && <Empty text={m['perm.notAllowed']()} />}
    </>
  );
}
