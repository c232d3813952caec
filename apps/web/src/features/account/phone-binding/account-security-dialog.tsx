import { maskPhone, PHONE_BINDING_DAYS } from '@osteon/domain';
import { dateText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useUpdateMobileBindTime } from '../api/update-mobile-bind-time.ts';
import styles from './phone-binding.module.css';
import { cancelPhoneBinding, changePhone, keepPhone } from './phone-binding-flow.ts';

/** The prompt to confirm that the bound phone is still in use (rules/phone-binding#bind-check) */
export function Component({ mobile, confirmedAt }: { mobile: string; confirmedAt: number | null }) {
  const { mutate: updateBindTime } = useUpdateMobileBindTime();
  const confirm = () => {
    if (keepPhone()) updateBindTime();
  };
  const actions = (
    <>
      <Button onClick={() => void changePhone()}>{m['account.bind.change']()}</Button>
      <Button kind="primary" data-autofocus onClick={confirm}>
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
          {m['account.bind.confirmed']({ date: dateText(confirmedAt), days: PHONE_BINDING_DAYS })}
        </p>
      )}
    </Dialog>
  );
}
