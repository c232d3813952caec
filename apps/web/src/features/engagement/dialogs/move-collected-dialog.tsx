import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { refetchListFolders, useListFolders } from '../../../entities/engagement/api/list-folders.ts';
import type { Dialogs } from '../../../lib/dialogs.ts';
import { failureText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { moveCollected } from '../api/move-collected.ts';
import { saveFolder } from '../api/save-folder.ts';
import { folderText } from '../collection/folder-text.ts';
import styles from './folder-choice.module.css';
import { NewFolder } from './new-folder.tsx';

/** Chooses the folder that favourites move into, or makes it (rules/favourite#several-at-once). */
export function Component({
  onClose,
  resourceIds,
  fromFolderId,
}: Dialogs['moveCollected'] & { readonly onClose: () => void }) {
  const formId = useId();
  const queries = useQueryClient();
  const folders = useListFolders().list.filter(({ id }) => id !== fromFolderId);
  const [chosen, setChosen] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [alert, setAlert] = useState<string | null>(null);
  const madeName = name.trim();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const folderId = chosen ?? (await saveFolder({ name: madeName })).id;
      const from = fromFolderId === null ? {} : { fromFolderId };
      await moveCollected({ resourceIds: [...resourceIds], folderId, ...from });
    },
    onSuccess: onClose,
    onError: (error) => setAlert(failureText(error, m['error.unknown']())),
    onSettled: () => void refetchListFolders(queries),
  });
  const move = () => {
    if (chosen === null && madeName === '') setAlert(m['mine.folder.choose']());
    else mutate();
  };
  return (
    <Dialog
      title={m['mine.collected.move']()}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{m['common.cancel']()}</Button>
          <Button type="submit" kind="primary" form={formId} busy={isPending}>
            {m['mine.folder.finish']()}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          move();
        }}
      >
        <ul className={styles.list}>
          {folders.map((folder) => (
            <li key={folder.id}>
              <label className={styles.choice}>
                <input
                  type="radio"
                  name={formId}
                  checked={chosen === folder.id}
                  onChange={() => {
                    setChosen(folder.id);
                    setName('');
                  }}
                />
                <span>{folderText(folder)}</span>
              </label>
              <span className={`${styles.count} num`}>{folder.count}</span>
            </li>
          ))}
        </ul>
        <NewFolder
          name={name}
          onChange={(typed) => {
            setName(typed);
            setChosen(null);
          }}
        />
        {alert !== null && <FieldError>{alert}</FieldError>}
      </form>
    </Dialog>
  );
}
