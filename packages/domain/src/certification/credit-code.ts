/** Characters of a code in the order of their values: I, O, S, V and Z are excluded, as they resemble others. */
const SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Department and kind, six digits of the region, nine characters of the organization, the check character. */
const FORM = new RegExp(`^[${SIGNS}]{2}\\d{6}[${SIGNS}]{10}$`);

/** The check character of the first 17 characters of a unified social credit code: weights 3^i modulo 31 (GB 32100). */
export function getCreditCodeCheck(body: string): string {
  let weight = 1;
  let sum = 0;
  for (const sign of body) {
    sum += SIGNS.indexOf(sign) * weight;
    weight = (weight * 3) % SIGNS.length;
  }
  return SIGNS.charAt((SIGNS.length - (sum % SIGNS.length)) % SIGNS.length);
}

/**
 * Returns true when a text is a unified social credit code with the right check character (rules/certification#submit).
 */
export function isCreditCode(text: string): boolean {
  return FORM.test(text) && text.at(-1) === getCreditCodeCheck(text.slice(0, -1));
}
