/** The history entry whose page the router shows; the address is one step ahead of it while a page loads. */
export const shownEntry = { key: '' };
