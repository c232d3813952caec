import type { ResponseOf } from '@osteon/contract';
import { create } from 'zustand';

/** Key in `sessionStorage`: the mode survives a reload, and another tab can show the chat meanwhile. */
const KEY = 'liveManagerMode';

/** True while the tab shows the manager mode in place of the chat, to assistants of its event. */
export const useManagerMode = create<{ readonly isOn: boolean }>(() => ({ isOn: readStored() }));

/** True if the viewer can use the manager mode: an assistant of an event that has no replay. */
export const mayManage = ({ audienceUniteUser, meetingActivity }: ResponseOf<'getActivityDetail'>): boolean =>
  audienceUniteUser.assistantStatus === 1 && meetingActivity.replayList.length === 0;

/** True while the manager mode is shown for an event. */
export const useIsManaging = (detail: ResponseOf<'getActivityDetail'>): boolean =>
  useManagerMode(({ isOn }) => isOn) && mayManage(detail);

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
