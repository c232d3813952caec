import { formatDate, ROUTE_FRAMES } from '@osteon/domain';
import { Link } from 'react-router';
import { useGetAgreementConsent } from '../../entities/agreement/api/get-agreement-consent.ts';
import { useCustomerId } from '../../lib/session/session-store.ts';
import { m } from '../../texts/index.ts';
import { getLang } from '../../texts/locale.ts';
import { Region } from '../../ui/region/region.tsx';
import { SettingsRow, SettingsRowSkeletons, SettingsRows } from '../../ui/settings/settings-row.tsx';
import { SettingsSection } from '../../ui/settings/settings-section.tsx';
import { Loading } from '../../ui/skeleton/loading.tsx';
import { agreementTitle } from './agreement-title.ts';
import styles from './consent-section.module.css';

/** The agreements and when the customer accepted them (rules/agreement#consent). */
export function ConsentSection({ id }: { id: string }) {
  const skeleton = (
    <Loading>
      <SettingsRowSkeletons count={1} />
    </Loading>
  );
  return (
    <SettingsSection id={id} title={m['info.data']()}>
      <Region skeleton={skeleton}>
        <ConsentRow />
      </Region>
    </SettingsSection>
  );
}

function ConsentRow() {
  const consents = useGetAgreementConsent(useCustomerId());
  const agreedAt = Math.max(...consents.map((consent) => consent.agreedAt ?? 0));
  return (
    <SettingsRows>
      <SettingsRow
        term={m['route.agreementPage']()}
        value={
          <span className={styles.links}>
            {consents.map(({ code }) => (
              <Link
                key={code}
                to={`${ROUTE_FRAMES.agreementPage.path}?type=${code}`}
                lang={getLang(agreementTitle(code))}
              >
                {agreementTitle(code)}
              </Link>
            ))}
          </span>
        }
        note={agreedAt > 0 && m['info.agreedAt']({ date: formatDate(agreedAt) })}
      />
    </SettingsRows>
  );
}
