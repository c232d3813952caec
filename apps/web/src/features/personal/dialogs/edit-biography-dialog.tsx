import { BIOGRAPHY_MAX } from '@osteon/domain';
import { useId, useState } from 'react';
import { useGetCustomerInfoV2 } from '../../../entities/personal/api/get-customer-info-v2.ts';
import { errorText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useUpdateBiography } from '../api/update-biography.ts';
import { removeBiographyDraft, saveBiographyDraft, useBiographyDraft } from '../biography-draft.ts';
import styles from './edit-profile.module.css';

/**
 * Edits the biography (rules/personal#biography). The draft stays when saving fails and when the dialog is closed in
 * any way but 'cancel'.
 */
export function Component({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { customerId, biography, personId } = useGetCustomerInfoV2();
  const draft = useBiographyDraft((state) => state.draft);
  const text = draft?.customerId === customerId ? draft.text : biography;
  const [alert, setAlert] = useState<string | null>(null);
  const update = useUpdateBiography();
  const save = () => {
    setAlert(null);
    update.mutate(text, {
      onSuccess: () => {
        removeBiographyDraft();
        toast.success(m['language.saved']());
        onClose();
      },
      onError: (error) => setAlert(errorText(error).text || m['biography.failed']()),
    });
  };
  const cancel = () => {
    removeBiographyDraft();
    onClose();
  };
  const actions = (
    <>
      <Button onClick={cancel}>{m['common.cancel']()}</Button>
      <Button type="submit" kind="primary" form={id} busy={update.isPending}>
        {m['language.save']()}
      </Button>
    </>
  );
  return (
    <Dialog title={m['biography.title']()} width={520} actions={actions} onClose={onClose}>
      <form
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field
          label={m['biography.title']()}
          aside={
            <span className={`num ${styles.count}`}>
              {m['biography.length']({ count: text.length, max: BIOGRAPHY_MAX })}
            </span>
          }
          hint={personId === null ? m['biography.private']() : m['biography.public']()}
        >
          {(control) => (
            <textarea
              {...control}
              rows={6}
              maxLength={BIOGRAPHY_MAX}
              placeholder={m['biography.placeholder']()}
              value={text}
              data-autofocus
              onChange={({ currentTarget }) => saveBiographyDraft({ customerId, text: currentTarget.value })}
            />
          )}
        </Field>
        {alert && <FieldError>{alert}</FieldError>}
      </form>
    </Dialog>
  );
}
