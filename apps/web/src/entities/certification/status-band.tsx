import clsx from 'clsx';
import type { ReactNode } from 'react';
import { joinDetails } from '../../texts/join-text.ts';
import { idCard } from '../../ui/icon/account-icons.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { alert, check, clock } from '../../ui/icon/icons.ts';
import type { AuthInfo, Certification } from './api/get-customer-auth-info.ts';
import { CompanyDetails } from './company-details.tsx';
import { describeStatus, type StatusAction } from './describe-status.ts';
import styles from './status-band.module.css';
import { StatusItems } from './status-items.tsx';

const icons = { none: idCard, waiting: clock, done: check, wrong: alert };

interface StatusBandProps {
  info: AuthInfo;
  /** The one button of the band; it has different targets on pages for phones and on the desktop. */
  renderAction: (action: StatusAction, certification: Certification | null) => ReactNode;
}

/**
 * The state of a certification: icon, state, details, one button, and the items below
 * (rules/certification-pages#status-page).
 */
export function StatusBand({ info, renderAction }: StatusBandProps) {
  const { certification } = info;
  const { tone, certifiedAs, state, details, note, action } = describeStatus(info);
  const ofCompany = certification?.kind === 'company' && certification.state !== 'draft';
  const listed = certification?.state === 'refused' || (ofCompany && certification.state === 'review');
  return (
    <div className={clsx(styles.band, styles[tone])}>
      <div className={styles.head}>
        <Icon of={icons[tone]} size={22} />
        <div>
          <p className={styles.state}>{joinDetails([certifiedAs, state])}</p>
          {details.length > 0 && <p className={clsx(styles.details, 'num')}>{joinDetails(details)}</p>}
        </div>
        {action && renderAction(action, certification)}
      </div>
      {note && <p className={styles.note}>{note}</p>}
      {listed && <StatusItems items={certification.items} />}
      {ofCompany && certification.state === 'accepted' && <CompanyDetails certification={certification} />}
    </div>
  );
}
