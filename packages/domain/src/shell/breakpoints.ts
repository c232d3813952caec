/** Widths in px at which the frame changes; the named frame applies above the value (rules/shell#breakpoints). */
export const BREAKPOINTS_PX = {
  bottomBar: 500,
  headerLogo: 768,
  responsive: 1080,
  fullSidebar: 1300,
} as const;
