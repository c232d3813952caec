/** Where files are served; the id follows. */
export const FILE_PATH = '/gateway/transfer-service/file';

/** The address of a file, or of its small picture; it answers to the owner alone. */
export function buildFileUrl(id: string, size?: 'small'): string {
  return `${FILE_PATH}/${id}${size === undefined ? '' : `?size=${size}`}`;
}
