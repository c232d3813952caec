/** Who a customer is to the portal (seed 001 §6). */
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

/** Whether a role is one that was proved (seed 001 §6). */
export const isCertified = (roleId: number): boolean => CERTIFIED.has(roleId);

/** `roleFlag` of an entry in the permission list (seed 001 §6). */
export const PermissionFlag = { reject: 0, accept: 1 } as const;
export type PermissionFlag = (typeof PermissionFlag)[keyof typeof PermissionFlag];

/**
 * Kinds of user that live calls and chat name in `userType` (seed 001 §9). The specification gives the names and 1 as
 * the default; the other numbers follow its order.
 */
export const UserType = { doctor: 1, patient: 2, ccos: 3, asiaUser: 4, asiaTourist: 5 } as const;
export type UserType = (typeof UserType)[keyof typeof UserType];

/** The `userType` of a session that names none (seed 001 §9). */
export const DEFAULT_USER_TYPE = UserType.doctor;
