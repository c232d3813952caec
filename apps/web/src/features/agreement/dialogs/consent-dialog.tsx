import { ROUTE_FRAMES } from '@osteon/domain';
import { useState } from 'react';
import { Link } from 'react-router';
import { type Consent, useGetAgreementConsent } from '../../../entities/agreement/api/get-agreement-consent.ts';
import { useLogOut } from '../../../entities/session/log-out.ts';
import { dayText } from '../../../texts/date-text.ts';
import { failureText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { getLang } from '../../../texts/locale.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { agreementTitle } from '../agreement-title.ts';
import { useAcceptAgreements } from '../api/accept-agreements.ts';
import styles from './consent-dialog.module.css';

const kinds: Record<Consent['changes'][number]['kind'], () => string> = {
  added: m['agreement.consent.added'],
  changed: m['agreement.consent.changed'],
  removed: m['agreement.consent.removed'],
};

/** Shows the changes and requests consent; declining logs out (rules/agreement#asking-again). */
export function Component({ customerId, onClose }: { customerId: string; onClose: () => void }) {
  const pending = useGetAgreementConsent(customerId).filter((consent) => consent.pending);
  const accept = useAcceptAgreements();
  const { mutate: logOut } = useLogOut();
  const [alert, setAlert] = useState<string | null>(null);
  const fail = (error: unknown) => setAlert(failureText(error, m['agreement.consent.failed']()));

  function agree(): void {
    setAlert(null);
    const accepted = pending.map(({ code, version }) => ({ code, version }));
    accept.mutate(accepted, { onSuccess: onClose, onError: fail });
  }

  const actions = (
    <>
      <Button onClick={() => logOut(undefined, { onSuccess: onClose, onError: fail })}>
        {m['agreement.consent.decline']()}
      </Button>
      <Button kind="primary" busy={accept.isPending} onClick={agree}>
        {m['agreement.consent.agree']()}
      </Button>
    </>
  );
  return (
    <Dialog title={m['agreement.consent.title']()} width={520} closable={false} actions={actions} onClose={onClose}>
      <p>{m['agreement.consent.body']()}</p>
      {getLang(pending[0]?.changes[0]?.heading) && <p>{m['agreement.consent.inChinese']()}</p>}
      {pending.map((consent) => (
        <Changes key={consent.code} consent={consent} />
      ))}
      {alert && (
        <p className={styles.alert} role="alert">
          {alert}
        </p>
      )}
    </Dialog>
  );
}

function Changes({ consent: { code, version, changes } }: { consent: Consent }) {
  return (
    <section className={styles.agreement}>
      <header>
        <h3 lang={getLang(agreementTitle(code))}>{agreementTitle(code)}</h3>
        <span className="num">{m['agreement.consent.version']({ date: dayText(version) })}</span>
        <Link to={`${ROUTE_FRAMES.agreementPage.path}?type=${code}`} target="_blank">
          {m['agreement.consent.whole']()}
        </Link>
      </header>
      <ul>
        {changes.map(({ kind, heading, paragraphs }) => (
          <li key={heading}>
            <h4>
              <span className={styles.kind}>{kinds[kind]()}</span>
              <span lang={getLang(heading)}>{heading}</span>
            </h4>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} lang={getLang(paragraph)}>
                {paragraph}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
