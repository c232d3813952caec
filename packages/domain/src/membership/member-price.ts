/** New user's discount on the annual card, in fen (39.9 yuan; rules/membership#prices). */
export const NEW_USER_SAVING_FEN = 3_990;

/** The coupon's amount, price and original price where the product names none, in fen (rules/membership#prices). */
export const COUPON_DEFAULT_AMOUNT_FEN = 5_000;
export const COUPON_DEFAULT_PRICE_FEN = 64_900;
export const COUPON_DEFAULT_ORIGINAL_PRICE_FEN = 69_900;

/** Tick of the coupon's countdown, in ms (rules/membership#coupon-dialog). */
export const COUPON_TICK_MS = 1_000;

/**
 * Price of the annual card in fen. Only the largest reduction (new user's discount, coupon; null for none) applies;
 * they are not added (rules/membership#prices).
 */
export function calculateMemberPrice(listFen: number, reductions: readonly (number | null)[]): number {
  return Math.max(0, listFen - Math.max(0, ...reductions.map((reduction) => reduction ?? 0)));
}
