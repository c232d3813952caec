import { useGetCustomerInfoV2 } from '../../entities/personal/api/get-customer-info-v2.ts';
import { openDialog } from '../../lib/dialogs.ts';
import { errorText } from '../../texts/error-text.ts';
import { m } from '../../texts/index.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { SettingsRow, SettingsRows } from '../../ui/settings/settings-row.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useDeletePortrait } from './api/delete-portrait.ts';
import styles from './public-rows.module.css';

/** Public data of a customer: portrait and biography, with the link to their public page. */
export function PublicRows() {
  const { logo, biography, personId } = useGetCustomerInfoV2();
  const remove = useDeletePortrait();
  const removePortrait = () =>
    remove.mutate(undefined, {
      onSuccess: () => toast.success(m['portrait.removed']()),
      onError: (error) => toast.error(errorText(error).text || m['portrait.removeFailed']()),
    });
  return (
    <SettingsRows>
      <SettingsRow
        term={m['portrait.title']()}
        value={logo === '' ? m['portrait.none']() : m['portrait.set']()}
        note={m['portrait.public']()}
        action={
          <span className={styles.actions}>
            {logo !== '' && (
              <Button size="sm" kind="text" busy={remove.isPending} onClick={removePortrait}>
                {m['portrait.remove']()}
              </Button>
            )}
            <Button size="sm" onClick={() => openDialog('editPortrait')}>
              {logo === '' ? m['portrait.upload']() : m['portrait.change']()}
            </Button>
          </span>
        }
      />
      <SettingsRow
        term={m['biography.title']()}
        value={biography === '' ? m['info.notFilled']() : <span className={styles.biography}>{biography}</span>}
        note={personId === null ? m['biography.private']() : m['biography.public']()}
        action={
          <span className={styles.actions}>
            {personId !== null && (
              <ButtonLink size="sm" kind="text" to={`/doctorHome?id=${personId}`}>
                {m['biography.view']()}
              </ButtonLink>
            )}
            <Button size="sm" onClick={() => openDialog('editBiography')}>
              {m['biography.edit']()}
            </Button>
          </span>
        }
      />
    </SettingsRows>
  );
}
