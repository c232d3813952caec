import { ROUTE_FRAMES } from '@osteon/domain';
import { Link } from 'react-router';
import { m } from '../../../texts/index.ts';
import styles from './agreement-notice.module.css';

/** Placeholder of a link in the sentence. */
const SLOT = '\u0000';

const links = [
  { type: 'userAgreement', name: m['shell.footer.terms'] },
  { type: 'privacyPolicy', name: m['shell.footer.privacy'] },
];

/** The agreements that a login accepts; they open in a new tab, so that the input stays (rules/agreement#consent). */
export function AgreementNotice() {
  const parts = m['account.login.agreement']({ terms: SLOT, privacy: SLOT }).split(SLOT);
  return (
    <p className={styles.consent}>
      {links.map(({ type, name }, index) => (
        <span key={type}>
          {parts[index]}
          <Link to={`${ROUTE_FRAMES.agreementPage.path}?type=${type}`} target="_blank">
            {name()}
          </Link>
        </span>
      ))}
      {parts[links.length]}
    </p>
  );
}
