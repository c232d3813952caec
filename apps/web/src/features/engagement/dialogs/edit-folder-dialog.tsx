import { FOLDER_NAME_MAX } from '@osteon/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { refetchListFolders } from '../../../entities/engagement/api/list-folders.ts';
import type { Dialogs } from '../../../lib/dialogs.ts';
import { failureText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { confirm } from '../../../ui/confirm/confirm.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { deleteFolder } from '../api/delete-folder.ts';
import { saveFolder } from '../api/save-folder.ts';
import styles from './folder-choice.module.css';

/** Makes a folder, or renames or deletes one (rules/favourite#folders). */
export function Component({ onClose, folder }: Dialogs['editFolder'] & { readonly onClose: () => void }) {
  const formId = useId();
  const queries = useQueryClient();
  const [name, setName] = useState(folder?.name ?? '');
  const [alert, setAlert] = useState<string | null>(null);
  const finish = (deletedId?: string) => {
    onClose();
    void refetchListFolders(queries, deletedId);
  };
  const onError = (error: unknown) => setAlert(failureText(error, m['error.unknown']()));
  const saving = useMutation({ mutationFn: saveFolder, onSuccess: () => finish(), onError });
  const deletion = useMutation({ mutationFn: deleteFolder, onSuccess: (_answer, { id }) => finish(id), onError });

  const save = () => {
    const given = name.trim();
    if (given === '') setAlert(m['mine.folder.nameMissing']());
    else saving.mutate(folder ? { id: folder.id, name: given } : { name: given });
  };
  const remove = async (id: string) => {
    const isConfirmed = await confirm({
      title: m['mine.folder.delete'](),
      text: m['mine.folder.deleteBody'](),
      confirmLabel: m['mine.folder.deleteDo'](),
      cancelLabel: m['common.cancel'](),
      destructive: true,
    });
    if (isConfirmed) deletion.mutate({ id });
  };
  const actions = (
    <>
      {folder && (
        <Button kind="text" className={styles.end} onClick={() => void remove(folder.id)}>
          {m['mine.folder.delete']()}
        </Button>
      )}
      <Button type="submit" kind="primary" form={formId} busy={saving.isPending || deletion.isPending}>
        {m['language.save']()}
      </Button>
    </>
  );
  return (
    <Dialog title={folder ? m['mine.folder.edit']() : m['mine.folder.new']()} actions={actions} onClose={onClose}>
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label={m['mine.folder.name']()}
          aside={<span className="num">{m['mine.folder.length']({ count: name.length, max: FOLDER_NAME_MAX })}</span>}
          error={alert ?? undefined}
          maxLength={FOLDER_NAME_MAX}
          value={name}
          data-autofocus
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
