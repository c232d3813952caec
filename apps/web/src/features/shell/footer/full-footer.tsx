import { QRCodeSVG } from 'qrcode.react';
import { site } from '../../../lib/site.ts';
import { m } from '../../../texts/index.ts';
import { Logo } from '../../../ui/logo/logo.tsx';
import { FooterLinks } from './footer-links.tsx';
import styles from './full-footer.module.css';
import { addressText, copyrightText } from './site-text.ts';

/** The footer of the official page: links, address, QR codes and notices (rules/shell#footer). */
export function FullFooter() {
  const address = addressText();
  const codes = [
    { label: m['shell.footer.appDownload'](), target: site.appUrl },
    { label: m['shell.footer.officialAccount'](), target: site.officialAccountUrl },
  ].filter(({ target }) => target !== '');
  return (
    <footer className={styles.footer}>
      <div className={styles.column}>
        <div>
          <Logo markSize={32} />
          <FooterLinks className={styles.links} />
          {address && <p className={styles.address}>{address}</p>}
        </div>
        {codes.length > 0 && (
          <ul className={styles.codes}>
            {codes.map(({ label, target }) => (
              <li key={label}>
                <QRCodeSVG className={styles.code} value={target} size={104} title={label} />
                <span aria-hidden="true">{label}</span>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.notices}>
          <span>{copyrightText()}</span>
          {site.filingNumber && <span>{m['shell.footer.filing']({ filingNumber: site.filingNumber })}</span>}
          {site.licenceNumber && <span>{m['shell.footer.licence']({ licenceNumber: site.licenceNumber })}</span>}
          {site.sample && <span className={styles.sample}>{m['shell.footer.sample']()}</span>}
        </p>
      </div>
    </footer>
  );
}
