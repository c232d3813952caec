import type { Locale } from '@osteon/domain';
import { m } from '../../texts/index.ts';

const CHARACTERS_MAX = 100;

/** Control characters, bidirectional marks, and characters that file systems reject. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|]/gu;

/**
 * Returns a safe name to display and to save under, from the name that the phone sent: no path, nothing that hides the
 * extension, at most 100 characters. `extension` is that of the detected content (rules/security-uploads#file-names). A
 * name of which nothing remains is replaced in the language of the sender.
 */
export function sanitizeFileName(name: string, extension: string, locale: Locale): string {
  const stem = name
    .toWellFormed()
    .replace(UNSAFE, '')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const shortened = Array.from(stem).slice(0, CHARACTERS_MAX).join('');
  return `${shortened === '' ? m['transfer.file.unnamed']({}, { locale }) : shortened}.${extension}`;
}
