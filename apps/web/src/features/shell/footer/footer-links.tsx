import { ROUTE_FRAMES } from '@osteon/domain';
import { Link } from 'react-router';
import { site } from '../../../lib/site.ts';
import { m } from '../../../texts/index.ts';
import { getLang } from '../../../texts/locale.ts';
import styles from './footer-links.module.css';

const agreement = (type: 'userAgreement' | 'privacyPolicy') => `${ROUTE_FRAMES.agreementPage.path}?type=${type}`;

/** The two agreements and the contact address (rules/shell#footer). */
export function FooterLinks({ className }: { className?: string }) {
  const privacy = m['shell.footer.privacy']();
  const terms = m['shell.footer.terms']();
  return (
    <ul className={className}>
      <li>
        <Link className={styles.link} to={agreement('privacyPolicy')} lang={getLang(privacy)}>
          {privacy}
        </Link>
      </li>
      <li>
        <Link className={styles.link} to={agreement('userAgreement')} lang={getLang(terms)}>
          {terms}
        </Link>
      </li>
      {site.email && (
        <li>
          <a className={styles.link} href={`mailto:${site.email}`}>
            {m['shell.footer.contact']({ email: site.email })}
          </a>
        </li>
      )}
    </ul>
  );
}
