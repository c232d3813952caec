/** The level of a voter's hospital (rules/case#distribution). */
export type HospitalLevel = 'tertiary' | 'lower';

/** The level of a hospital by its grade, as 三级甲等; null for an unknown grade (rules/case#distribution). */
export function getHospitalLevel(grade: string): HospitalLevel | null {
  if (grade.trim() === '') return null;
  return grade.trim().startsWith('三级') ? 'tertiary' : 'lower';
}
