/** User agents of browsers of phones and tablets. */
const MOBILE = /Android|HarmonyOS|iPhone|iPad|iPod|Mobile/i;

/** Below this many CSS pixels a screen is a phone's, whatever its user agent. */
const SCREEN_MIN = 375;

/**
 * Returns true when the portal is used on a mobile device: by the user agent or the screen (rules/room-presence#presence).
 */
export const isMobile = (userAgent = navigator.userAgent, screenWidth = screen.width): boolean =>
  MOBILE.test(userAgent) || screenWidth < SCREEN_MIN;
