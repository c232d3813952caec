import { IMAGE_MAX_BYTES } from './certification-limits.ts';

/**
 * Wording key of the problem of a work-card photo, or null (rules/certification#work-card). `type` is the media type
 * that the browser names; the gateway checks the content.
 */
export function validateWorkCard(
  file: { readonly type: string; readonly size: number } | null,
): 'cert.upload.required' | 'cert.upload.notImage' | 'cert.upload.tooLarge' | null {
  if (file === null) return 'cert.upload.required';
  if (!file.type.startsWith('image/')) return 'cert.upload.notImage';
  return file.size > IMAGE_MAX_BYTES ? 'cert.upload.tooLarge' : null;
}
