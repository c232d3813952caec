/** Widths in px at which the frame changes; the named frame holds above the value (seed 000 §2 and §9). */
export const BREAKPOINTS_PX = {
  bottomBar: 500,
  headerLogo: 768,
  responsive: 1080,
  fullSidebar: 1300,
} as const;
