import { create } from 'zustand';

/** Whether the gateway serves a newer build than the one that this tab shows. */
export const useNewBuild = create(() => ({ ready: false }));

/** The reader goes on with this one. */
export const dismissNewBuild = (): void => useNewBuild.setState({ ready: false });
