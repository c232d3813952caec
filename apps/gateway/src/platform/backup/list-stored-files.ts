import type { Disk, DriveFile } from 'flydrive';

/** All files of a disk, page by page. */
export async function* listStoredFiles(disk: Disk): AsyncGenerator<DriveFile> {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll('/', { recursive: true, ...(paginationToken && { paginationToken }) });
    for (const object of page.objects) if (object.isFile) yield object;
    paginationToken = page.paginationToken;
  } while (paginationToken);
}
