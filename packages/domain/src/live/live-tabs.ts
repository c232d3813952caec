/** The tabs of an event's page by their keys, in order; those of the chat are added with it (rules/room#tabs). */
export const LIVE_TABS = ['schedule', 'introduce', 'lecturers', 'products', 'gallery'] as const;
export type LiveTab = (typeof LIVE_TABS)[number];
