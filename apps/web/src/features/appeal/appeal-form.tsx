import { APPEAL_REASON_MAX, maskAccount } from '@osteon/domain';
import { m } from '../../texts/index.ts';
import { Field } from '../../ui/field/field.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { alert as alertIcon } from '../../ui/icon/icons.ts';
import styles from './appeal.module.css';
import { ImageField } from './image-field.tsx';
import type { useAppealForm } from './use-appeal-form.ts';

interface AppealFormProps {
  /** Id of the form, for its submit button outside it. */
  id: string;
  account: string;
  appeal: ReturnType<typeof useAppealForm>;
}

/** A reason and up to three pictures (rules/appeal#form). */
export function AppealForm({ id, account, appeal }: AppealFormProps) {
  const { form, alert, pictures, submit } = appeal;
  const { error, ...reason } = form.getInputProps('reason');
  const masked = maskAccount(account);
  const length = m['appeal.reasonLength']({ count: Array.from(form.values.reason).length, max: APPEAL_REASON_MAX });
  return (
    <form id={id} className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.account}>{m['appeal.account']({ account: masked })}</p>
      <Field label={m['appeal.reason']()} aside={<span className={styles.length}>{length}</span>} error={error}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={APPEAL_REASON_MAX}
            placeholder={m['appeal.reasonPlaceholder']()}
            data-autofocus
            {...reason}
          />
        )}
      </Field>
      <ImageField field={pictures} />
      <p className={styles.note}>
        {account.includes('@')
          ? m['appeal.resultByMail']({ account: masked })
          : m['appeal.resultBySms']({ account: masked })}
      </p>
      {alert && (
        <p className={styles.failure} role="alert">
          <Icon of={alertIcon} size={18} />
          {alert}
        </p>
      )}
    </form>
  );
}
