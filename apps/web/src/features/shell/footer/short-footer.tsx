import { site } from '../../../lib/site.ts';
import { m } from '../../../texts/index.ts';
import { LogoMark } from '../../../ui/logo/logo.tsx';
import { FooterLinks } from './footer-links.tsx';
import styles from './short-footer.module.css';
import { copyrightText } from './site-text.ts';

/** The footer of every other page with a frame; not on phones. */
export function ShortFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.column}>
        <div className={styles.notices}>
          <LogoMark size={32} />
          <p>
            {copyrightText()}
            <br />
            {site.filingNumber && <span>{m['shell.footer.filing']({ filingNumber: site.filingNumber })}</span>}
            {site.licenceNumber && <span>{m['shell.footer.licence']({ licenceNumber: site.licenceNumber })}</span>}
          </p>
        </div>
        <FooterLinks className={styles.links} />
      </div>
    </footer>
  );
}
