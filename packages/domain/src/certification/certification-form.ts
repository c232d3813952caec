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
