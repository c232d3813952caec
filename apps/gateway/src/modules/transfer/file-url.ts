/** Path under which files are served; the id follows. */
export const FILE_PATH = '/gateway/transfer-service/file';

/** URL path of a file or of its thumbnail; only the owner's session may read it. */
export function buildFileUrl(id: string, size?: 'small'): string {
  return `${FILE_PATH}/${id}${size === undefined ? '' : `?size=${size}`}`;
}
