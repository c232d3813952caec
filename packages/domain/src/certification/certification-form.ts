import { IMAGE_MAX_BYTES } from './certification-limits.ts';

const NAME = /^[\p{Script=Han}A-Za-z \-·]+$/u;

/** Wording key of the error of a name, or null: Chinese, letters, spaces, - and · (rules/certification#form). */
export function validateCertificationName(value: string): 'cert.form.nameRequired' | 'cert.form.nameInvalid' | null {
  if (value.trim() === '') return 'cert.form.nameRequired';
  return NAME.test(value) ? null : 'cert.form.nameInvalid';
}

/** Wording key of the error of the chosen specialties, or null: at least one (rules/certification#form). */
export function validateSpecialties(ids: readonly unknown[]): 'cert.form.specialtyRequired' | null {
  return ids.length > 0 ? null : 'cert.form.specialtyRequired';
}

/** Wording key of the error of a hospital, or null (rules/certification#form). */
export function validateHospital(value: string): 'cert.form.hospitalRequired' | null {
  return value.trim() === '' ? 'cert.form.hospitalRequired' : null;
}

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
