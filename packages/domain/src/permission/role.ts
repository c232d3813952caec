/** The roles of a customer (rules/permission#roles). */
export const RoleId = {
  visitor: 0,
  notAuthenticated: 5,
  doctorLevel1: 6,
  doctorLevel2: 11,
  nurse: 12,
  doctorAssistant: 13,
  companyNotAuthenticated: 14,
  companyCertified: 15,
} as const;
export type RoleId = (typeof RoleId)[keyof typeof RoleId];

const CERTIFIED: ReadonlySet<number> = new Set([
  RoleId.doctorLevel1,
  RoleId.doctorLevel2,
  RoleId.nurse,
  RoleId.doctorAssistant,
  RoleId.companyCertified,
]);

/** Returns true when a role is certified (rules/permission#roles). */
export const isCertified = (roleId: number): boolean => CERTIFIED.has(roleId);

/** `roleFlag` of an entry in the permission list (rules/permission#permission-list). */
export const PermissionFlag = { reject: 0, accept: 1 } as const;
export type PermissionFlag = (typeof PermissionFlag)[keyof typeof PermissionFlag];
