import type { Folder } from '../../../entities/engagement/api/list-folders.ts';
import { m } from '../../../texts/index.ts';

/** The name of a folder; the default one has none of its own. */
export const folderText = ({ name, isDefault }: Pick<Folder, 'name' | 'isDefault'>): string =>
  isDefault ? m['mine.folder.default']() : name;
