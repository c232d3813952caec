import { ROUTE_FRAMES } from '@osteon/domain';
import { Link } from 'react-router';
import { useGetAgreementConsent } from '../../entities/agreement/api/get-agreement-consent.ts';
import { useCustomerId } from '../../lib/session/session-store.ts';
import { dateText } from '../../texts/date-text.ts';
import { m } from '../../texts/index.ts';
import { getLang } from '../../texts/locale.ts';
import { SettingsRow } from '../../ui/settings/settings-row.tsx';
import { agreementTitle } from './agreement-title.ts';
import styles from './consent-row.module.css';

/** The agreements and when the customer accepted them (rules/agreement#consent). */
export function ConsentRow() {
  const consents = useGetAgreementConsent(useCustomerId());
  const agreedAt = Math.max(...consents.map((consent) => consent.agreedAt ?? 0));
  return (
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
      note={agreedAt > 0 && m['info.agreedAt']({ date: dateText(agreedAt) })}
    />
  );
}
