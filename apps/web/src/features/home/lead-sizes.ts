/** How wide the lead's picture shows; the gateway's first paint says the same. */
export const LEAD_SIZES = '(max-width: 639px) 100vw, 780px';
