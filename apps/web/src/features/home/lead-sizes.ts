/** The `sizes` of the lead's picture; the same as in the gateway's first paint. */
export const LEAD_SIZES = '(max-width: 639px) 100vw, 780px';
