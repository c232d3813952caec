import { Link } from 'react-router';
import type { AgreementCode } from '../../entities/agreement/api/get-agreement-by-code.ts';
import { m } from '../../texts/index.ts';
import { getLang } from '../../texts/locale.ts';
import { chevronLeft } from '../../ui/icon/action-icons.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { HomeLink } from '../../ui/logo/home-link.tsx';
import styles from './agreement.module.css';
import { agreementCodes, agreementTitle } from './agreement-title.ts';

/** The header of the page: the logo and the link back. */
export function AgreementBar() {
  return (
    <header className={styles.bar}>
      <div>
        <HomeLink />
        <Link to="/home" className={styles.back}>
          <Icon of={chevronLeft} size={16} />
          {m['common.backHome']()}
        </Link>
      </div>
    </header>
  );
}

/** The two agreements as links under the bar; each has a separate URL. */
export function AgreementTabs({ code }: { code: AgreementCode | null }) {
  return (
    <nav className={styles.tabs} aria-label={m['route.agreementPage']()}>
      <ul>
        {agreementCodes.map((other) => (
          <li key={other}>
            <Link
              to={`/agreementPage?type=${other}`}
              replace
              aria-current={other === code ? 'page' : undefined}
              lang={getLang(agreementTitle(other))}
            >
              {agreementTitle(other)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
