import { useEffect, useId, useState } from 'react';
import { useGetAppeal } from '../../../entities/appeal/api/get-appeal.ts';
import { useChangeAccount } from '../../../entities/session/change-account.ts';
import { ensureSession } from '../../../entities/session/ensure-session.ts';
import { closeDialog } from '../../../lib/dialogs.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { site } from '../../../lib/site.ts';
import { errorText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { AppealForm } from '../appeal-form.tsx';
import { AppealOptions } from '../appeal-options.tsx';
import { AppealProgress } from '../appeal-progress.tsx';
import { useAppealForm } from '../use-appeal-form.ts';

const titles = {
  lead: m['account.appeal.title'],
  form: m['account.appeal.title'],
  open: m['appeal.sent'],
  accepted: m['appeal.accepted'],
  rejected: m['appeal.rejected'],
};

/** Appeals against a permanent lock: in the app or here, then its state (rules/appeal#states). */
export function Component({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { customerId, check } = useSession();
  const account = check?.userInfo?.mobile || check?.userInfo?.email || '';
  const { data: appeal, error, isFetching, refetch } = useGetAppeal(customerId);
  const form = useAppealForm(customerId);
  const { mutate: changeAccount } = useChangeAccount();
  const [step, setStep] = useState<'lead' | 'form'>('lead');
  const [again, setAgain] = useState(false);
  const view = appeal && !(again && appeal.state === 'rejected') ? appeal.state : step;
  const lifted = appeal?.state === 'accepted';
  useEffect(() => {
    // A locked session receives no account events, so the end of the lock is detected here.
    if (lifted) void ensureSession();
  }, [lifted]);
  const leave = () => {
    closeDialog('appeal');
    closeDialog('permanentLock');
    changeAccount();
  };
  const change = <Button onClick={leave}>{m['account.lock.changeAccount']()}</Button>;
  const actions = {
    lead: (
      <>
        {change}
        {site.appUrl !== '' && (
          <a
            className={buttonClass({ kind: 'primary' })}
            data-autofocus
            href={site.appUrl}
            target="_blank"
            rel="noreferrer"
          >
            {m['account.appeal.install']()}
          </a>
        )}
      </>
    ),
    form: (
      <>
        <Button onClick={() => setStep('lead')}>{m['common.back']()}</Button>
        <Button type="submit" kind="primary" form={id} disabled={!form.canSubmit} busy={form.busy}>
          {m['common.submit']()}
        </Button>
      </>
    ),
    open: (
      <>
        {change}
        <Button kind="primary" data-autofocus onClick={onClose}>
          {m['common.gotIt']()}
        </Button>
      </>
    ),
    accepted: (
      <Button kind="primary" data-autofocus onClick={leave}>
        {m['account.expired.relogin']()}
      </Button>
    ),
    rejected: (
      <>
        {change}
        <Button
          kind="primary"
          data-autofocus
          onClick={() => {
            setAgain(true);
            setStep('form');
          }}
        >
          {m['appeal.again']()}
        </Button>
      </>
    ),
  };
  return (
    <Dialog
      title={titles[view]()}
      width={view === 'form' ? 520 : 400}
      actions={appeal === undefined ? undefined : actions[view]}
      onClose={onClose}
    >
      {appeal === undefined && error && (
        <ErrorState {...errorText(error)} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {appeal === undefined && !error && (
        <Loading>
          <Skeleton width="100%" height={120} />
        </Loading>
      )}
      {appeal !== undefined && view === 'lead' && <AppealOptions account={account} onWeb={() => setStep('form')} />}
      {appeal !== undefined && view === 'form' && <AppealForm id={id} account={account} appeal={form} />}
      {appeal && view === appeal.state && <AppealProgress appeal={appeal} account={account} />}
    </Dialog>
  );
}
