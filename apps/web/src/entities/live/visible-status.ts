/** An event for a page, which uses the visible status as its only status (rules/live#visibility). */
export const withVisibleStatus = <Live extends { readonly shownStatus: number }>(
  live: Live,
): Live & { status: number } => ({
  ...live,
  status: live.shownStatus,
});
