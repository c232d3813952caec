/**
 * What the annual card costs a customer, in fen: of the reductions that they have (a new user's discount, a coupon; null
 * for none) the greatest counts, and no two are added (rules/membership#prices).
 */
export function memberPrice(listFen: number, reductions: readonly (number | null)[]): number {
  return Math.max(0, listFen - Math.max(0, ...reductions.map((reduction) => reduction ?? 0)));
}
