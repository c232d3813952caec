import { create } from 'zustand';

/** Key in `sessionStorage`: the mode survives a reload, and another tab can show the chat meanwhile. */
const KEY = 'liveManagerMode';

interface ManagerMode {
  /** True while the tab shows the manager mode in place of the chat, to assistants of its event. */
  readonly isOn: boolean;
  /** True from a press of the switch until the switch of the other mode is shown. */
  readonly wasSwitched: boolean;
}

/** The manager mode of this tab. */
export const useManagerMode = create<ManagerMode>(() => ({ isOn: readStored(), wasSwitched: false }));

/** Switches the manager mode of this tab. */
export function setManagerMode(isOn: boolean): void {
  useManagerMode.setState({ isOn, wasSwitched: true });
  try {
    if (isOn) sessionStorage.setItem(KEY, 'on');
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the mode is off after a reload.
  }
}

function readStored(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
