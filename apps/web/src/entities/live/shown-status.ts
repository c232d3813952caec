/** An event for a page, which knows no other status than the one that is shown (rules/live#visibility). */
export const withShownStatus = <Live extends { readonly shownStatus: number }>(
  live: Live,
): Live & { status: number } => ({
  ...live,
  status: live.shownStatus,
});
