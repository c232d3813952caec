/**
 * Price of the annual card in fen. Only the largest reduction (new user's discount, coupon; null for none) applies;
 * they are not added (rules/membership#prices).
 */
export function calculateMemberPrice(listFen: number, reductions: readonly (number | null)[]): number {
  return Math.max(0, listFen - Math.max(0, ...reductions.map((reduction) => reduction ?? 0)));
}
