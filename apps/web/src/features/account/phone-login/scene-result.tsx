import { ROUTE_FRAMES } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { phone } from '../../../ui/icon/account-icons.ts';
import { alert, check, refresh } from '../../../ui/icon/icons.ts';
import frame from '../../../ui/page/phone-frame.module.css';
import { PhoneNotice } from './phone-notice.tsx';
import styles from './scene-result.module.css';

/** The final states of a scanned code. */
export type SceneResultKind = 'expired' | 'appRequired' | 'cancelled' | 'mismatch' | 'withdrawn';

/** The result of a scanned code, and what to do next. */
export function SceneResult({ ending }: { ending: SceneResultKind }) {
  switch (ending) {
    case 'expired':
      return (
        <PhoneNotice
          icon={refresh}
          tone="quiet"
          title={m['account.qr.expired']()}
          text={m['phoneLogin.overBody']()}
          note={m['phoneLogin.overNote']()}
        />
      );
    case 'appRequired':
      return (
        <PhoneNotice
          icon={phone}
          tone="quiet"
          title={m['account.appQr.title']()}
          text={m['account.login.forceScan']()}
        />
      );
    case 'cancelled':
      return (
        <PhoneNotice
          icon={check}
          tone="good"
          title={m['phoneLogin.cancelled']()}
          text={m['phoneLogin.cancelledBody']()}
        />
      );
    case 'withdrawn':
      return (
        <PhoneNotice
          icon={check}
          tone="good"
          title={m['phoneLogin.withdrawn']()}
          text={m['phoneLogin.withdrawnBody']()}
        />
      );
    case 'mismatch':
      return <Mismatch />;
  }
}

function Mismatch() {
  return (
    <PhoneNotice
      icon={alert}
      tone="bad"
      title={m['phoneLogin.mismatchTitle']()}
      text={m['phoneLogin.mismatchBody']()}
      actions={
        <>
          <ButtonLink kind="primary" wide to={ROUTE_FRAMES.home.path}>
            {m['common.gotIt']()}
          </ButtonLink>
          <ButtonLink kind="text" wide className={frame.small} to={ROUTE_FRAMES.personalInfo.path}>
            {m['phoneLogin.devices']()}
          </ButtonLink>
        </>
      }
    >
      <ul className={styles.advice}>
        <li>{m['phoneLogin.mismatchGift']()}</li>
        <li>{m['phoneLogin.mismatchAgain']()}</li>
      </ul>
    </PhoneNotice>
  );
}
