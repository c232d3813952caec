import { logInByPassword } from './log-in-by-password.ts';
import { playVideo } from './play-video.ts';
import { searchAndOpenResult } from './search-and-open-result.ts';
import { sendFromPhone } from './send-from-phone.ts';
import { visitHome } from './visit-home.ts';

/** The journeys by the names of their reports. */
export const journeys = {
  home: visitHome,
  login: logInByPassword,
  search: searchAndOpenResult,
  video: playVideo,
  transfer: sendFromPhone,
};
