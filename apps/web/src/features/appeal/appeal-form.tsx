import { APPEAL_REASON_MAX, maskAccount } from '@osteon/domain';
import { m } from '../../texts/index.ts';
import { Field } from '../../ui/field/field.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { alert } from '../../ui/icon/icons.ts';
import styles from './appeal.module.css';
import { PictureField } from './picture-field.tsx';
import type { useAppealForm } from './use-appeal-form.ts';

interface AppealFormProps {
  /** Ties the form to the button that submits it. */
  id: string;
  account: string;
  form: ReturnType<typeof useAppealForm>;
}

/** A reason and up to three pictures (spec-decision 10). */
export function AppealForm({ id, account, form }: AppealFormProps) {
  const { reason, error, failure, reasonField, pictures } = form;
  const masked = maskAccount(account);
  const length = m['appeal.reasonLength']({ count: Array.from(reason).length, max: APPEAL_REASON_MAX });
  return (
    <form
      id={id}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.send();
      }}
    >
      <p className={styles.account}>{m['appeal.account']({ account: masked })}</p>
      <Field label={m['appeal.reason']()} aside={<span className={styles.length}>{length}</span>} error={error}>
        {(control) => (
          <textarea
            {...control}
            ref={reasonField}
            rows={4}
            maxLength={APPEAL_REASON_MAX}
            placeholder={m['appeal.reasonPlaceholder']()}
            data-autofocus
            value={reason}
            onChange={({ currentTarget }) => form.type(currentTarget.value)}
          />
        )}
      </Field>
      <PictureField field={pictures} />
      <p className={styles.note}>
        {account.includes('@')
          ? m['appeal.resultByMail']({ account: masked })
          : m['appeal.resultBySms']({ account: masked })}
      </p>
      {failure && (
        <p className={styles.failure} role="alert">
          <Icon of={alert} size={18} />
          {failure}
        </p>
      )}
    </form>
  );
}
