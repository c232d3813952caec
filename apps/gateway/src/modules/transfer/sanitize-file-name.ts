const LONGEST = 100;

/** Control characters, marks that turn the direction of writing, and what no file system takes. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|]/gu;

/**
 * A name to show and to save under, out of whatever a phone called the file: no path, nothing that hides its ending, at
 * most 100 characters (security 57). `extension` is that of the content.
 */
export function sanitizeFileName(name: string, extension: string): string {
  const stem = name
    .toWellFormed()
    .replace(UNSAFE, '')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const short = Array.from(stem).slice(0, LONGEST).join('');
  return `${short === '' ? '文件' : short}.${extension}`;
}
