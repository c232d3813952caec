import { create } from 'zustand';

/** True if the gateway serves a newer build than the one that this tab shows. */
export const useUpdateAvailable = create(() => ({ ready: false }));

/** Hides the offer until the next build. */
export const dismissUpdate = (): void => useUpdateAvailable.setState({ ready: false });
