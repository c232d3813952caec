import { create } from 'zustand';

/** Whether the gateway serves a newer build than the one that this tab shows. */
export const useUpdateAvailable = create(() => ({ ready: false }));

/** The reader goes on with this one. */
export const dismissUpdate = (): void => useUpdateAvailable.setState({ ready: false });
