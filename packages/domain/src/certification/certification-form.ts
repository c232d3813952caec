const NAME = /^[\p{Script=Han}A-Za-z \-·]+$/u;

/** Wording key of what is wrong with a name, or null: Chinese, letters, spaces, - and · (rules/certification#form). */
export function validateCertificationName(value: string): 'cert.form.nameRequired' | 'cert.form.nameInvalid' | null {
  if (value.trim() === '') return 'cert.form.nameRequired';
  return NAME.test(value) ? null : 'cert.form.nameInvalid';
}

/** Wording key of what is wrong with the chosen specialties, or null: at least one (rules/certification#form). */
export function validateSpecialties(ids: readonly unknown[]): 'cert.form.specialtyRequired' | null {
  return ids.length > 0 ? null : 'cert.form.specialtyRequired';
}

/** Wording key of what is wrong with a hospital, or null (rules/certification#form). */
export function validateHospital(value: string): 'cert.form.hospitalRequired' | null {
  return value.trim() === '' ? 'cert.form.hospitalRequired' : null;
}
