import { formatDate, maskPhone, PHONE_BINDING_DAYS } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import styles from './phone-binding.module.css';
import { cancelPhoneBinding, changePhone, confirmPhoneInUse } from './phone-binding-flow.ts';

/** The prompt to confirm that the bound phone is still in use (rules/phone-binding#bind-check) */
export function Component({ mobile, confirmedAt }: { mobile: string; confirmedAt: number | null }) {
  const actions = (
    <>
      <Button onClick={() => void changePhone()}>{m['account.bind.change']()}</Button>
      <Button kind="primary" data-autofocus onClick={confirmPhoneInUse}>
        {m['account.bind.keep']()}
      </Button>
    </>
  );
  return (
    <Dialog
      title={m['account.bind.title']()}
      phone="notice"
      actions={actions}
      onClose={() => cancelPhoneBinding('accountSecurity')}
    >
      <p>{m['account.bind.body']({ account: maskPhone(mobile) })}</p>
      {confirmedAt !== null && (
        <p className={styles.note}>
          {m['account.bind.confirmed']({ date: formatDate(confirmedAt), days: PHONE_BINDING_DAYS })}
        </p>
      )}
    </Dialog>
  );
}
