import { create } from 'zustand';

/** Key in `sessionStorage`: the mode survives a reload, and another tab can show the chat meanwhile. */
const KEY = 'liveManagerMode';

/** True while the tab shows the manager mode in place of the chat, to assistants of its event. */
export const useManagerMode = create<{ readonly isOn: boolean }>(() => ({ isOn: readStored() }));

/** Switches the manager mode of this tab. */
export function setManagerMode(isOn: boolean): void {
  useManagerMode.setState({ isOn });
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
