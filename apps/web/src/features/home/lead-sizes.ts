/** The `sizes` of the lead's picture; the same as in the gateway's prerendered page. */
export const LEAD_SIZES = '(max-width: 639px) 100vw, 780px';
