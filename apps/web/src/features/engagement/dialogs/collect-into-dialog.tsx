import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type Folder, useListFolders } from '../../../entities/engagement/api/list-folders.ts';
import { failureText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { saveFolder } from '../api/save-folder.ts';
import { folderText } from '../collection/folder-text.ts';
import type { CollectTarget } from '../collection/set-collected.ts';
import { setCollected } from '../collection/set-collected.ts';
import styles from './folder-choice.module.css';
import { NewFolder } from './new-folder.tsx';

/** The default folder of an account that has none yet: it is made with the first favourite. */
const NO_FOLDER: Pick<Folder, 'id' | 'name' | 'isDefault' | 'count' | 'hasResource'> = {
  id: '',
  name: '',
  isDefault: true,
  count: 0,
  hasResource: false,
};

/** Chooses the folders of a resource, or makes one; a new favourite starts in the default folder. */
export function Component({ onClose, resourceType, resourceId }: CollectTarget & { onClose: () => void }) {
  const formId = useId();
  const queries = useQueryClient();
  const { list } = useListFolders(resourceId);
  const folders = list.length > 0 ? list : [NO_FOLDER];
  const held = folders.filter(({ hasResource }) => hasResource).map(({ id }) => id);
  const isFavorite = held.length > 0;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(isFavorite ? held : folders.filter(({ isDefault }) => isDefault).map(({ id }) => id)),
  );
  const [name, setName] = useState('');
  const [alert, setAlert] = useState<string | null>(null);
  const target = { resourceType, resourceId };

  const { mutate: finish, isPending } = useMutation({
    mutationFn: async () => {
      const into = [...chosen].filter((id) => !held.includes(id)).map((id) => (id === NO_FOLDER.id ? null : id));
      const outOf = held.filter((id) => !chosen.has(id));
      const madeName = name.trim();
      if (madeName !== '') into.push((await saveFolder({ name: madeName })).id);
      // Several calls: a reader who leaves the page once the dialog is closed loses none of them.
      await setCollected(queries, { ...target, on: chosen.size > 0 || madeName !== '', folders: { into, outOf } });
    },
    onSuccess: onClose,
    onError: (error) => setAlert(failureText(error, m['error.unknown']())),
  });
  const end = () => {
    onClose();
    void setCollected(queries, { ...target, on: false });
  };
  const actions = (
    <>
      {isFavorite && (
        <Button kind="text" className={styles.end} onClick={end}>
          {m['mine.collected.end']()}
        </Button>
      )}
      <Button type="submit" kind="primary" form={formId} busy={isPending}>
        {m['mine.folder.finish']()}
      </Button>
    </>
  );
  return (
    <Dialog title={m['mine.folder.collectInto']()} actions={actions} onClose={onClose}>
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          finish();
        }}
      >
        <ul className={styles.list}>
          {folders.map((folder) => (
            <li key={folder.id}>
              <Checkbox
                checked={chosen.has(folder.id)}
                onChange={({ currentTarget }) => setChosen(withMember(chosen, folder.id, currentTarget.checked))}
              >
                {folderText(folder)}
              </Checkbox>
              <span className={`${styles.count} num`}>{folder.count}</span>
            </li>
          ))}
        </ul>
        <NewFolder name={name} onChange={setName} />
        {alert !== null && <FieldError>{alert}</FieldError>}
      </form>
    </Dialog>
  );
}

function withMember(set: ReadonlySet<string>, id: string, isMember: boolean): ReadonlySet<string> {
  const next = new Set(set);
  if (isMember) next.add(id);
  else next.delete(id);
  return next;
}
