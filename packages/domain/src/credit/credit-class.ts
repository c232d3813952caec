import { RoleId } from '../permission/role.ts';

/** Classes of credit (rules/credit#classes). */
export const CREDIT_CLASSES = ['I', 'II'] as const;
export type CreditClass = (typeof CREDIT_CLASSES)[number];

/** Source of a credit line: a learning activity, or an adjustment of the operator (rules/credit#lines). */
export const CREDIT_SOURCES = ['course', 'video', 'live', 'adjustment'] as const;
export type CreditSource = (typeof CREDIT_SOURCES)[number];

/** A figure of each class. */
export type ByCreditClass = { readonly [Class in CreditClass]: number };

/** The class as named by the library and documents: I类, II类. */
export function formatCreditClass(creditClass: CreditClass): string {
  return `${creditClass}类`;
}

/** Parses the class of a library text; null if it grants no credit. */
export function parseCreditClass(text: string): CreditClass | null {
  return CREDIT_CLASSES.find((creditClass) => formatCreditClass(creditClass) === text) ?? null;
}

const EARNERS: ReadonlySet<number> = new Set([
  RoleId.doctorLevel1,
  RoleId.doctorLevel2,
  RoleId.nurse,
  RoleId.doctorAssistant,
]);

/** Returns true if a role earns credit (rules/credit#who-earns). */
export const earnsCredit = (roleId: number): boolean => EARNERS.has(roleId);
