import type { Disk } from 'flydrive';

/** Keys of all files of a disk, page by page. The list of a bucket has no sizes. */
export async function* listStoredFiles(disk: Disk): AsyncGenerator<string> {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll('/', { recursive: true, ...(paginationToken && { paginationToken }) });
    for (const object of page.objects) if (object.isFile) yield object.key;
    paginationToken = page.paginationToken;
  } while (paginationToken);
}
