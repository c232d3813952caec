/** Path under which an archive is served to its owner; its id follows. */
export const ARCHIVE_ROUTE = '/gateway/personal-service/dataExportFile';

/** Folder of an account's archives on the disk `files`; deleted when the account is erased. */
export function getArchiveFolder(accountId: string): string {
  return `data-exports/${accountId}/`;
}

/** Folder of one archive. */
export function getPartFolder({ accountId, id }: { readonly accountId: string; readonly id: string }): string {
  return `${getArchiveFolder(accountId)}${id}/`;
}

/** Name of one encrypted part; its encryption is bound to it. */
export function getPartName(id: string, index: number): string {
  return `${id}-${index}`;
}
