/** Widths in px at which the frame changes; the named frame holds above the value (seed 000 §2 and §9). */
export const BREAKPOINTS_PX = {
  bottomBar: 500,
  headerLogo: 768,
  responsive: 1080,
  fullSidebar: 1300,
} as const;

/** Window width in px above which the rem scale grows no more (seed 000 §9). */
export const REM_SCALE_CAP_PX = 540;

/** Screen width in px under which a device counts as a phone (seed 001, display formatting rules). */
export const PHONE_SCREEN_PX = 375;

/** Widest thumbnail in px where nothing else is named (seed 001, display formatting rules; spec-decision 30j). */
export const THUMBNAIL_MAX_WIDTH_PX = 200;
