import type { Browser } from '../browser.ts';
import type { FakeClock } from '../fake-clock.ts';

/** The actions of a viewer's browser in a minute of an event. */
interface ViewerMinute {
  readonly browser: Browser;
  /** False for a page that is hidden or does not report. */
  readonly reports?: boolean;
  /** False for a page that does not play. */
  readonly plays?: boolean;
}

const MINUTE_MS = 60_000;

/** Lets minutes pass in which browsers have an event open; each reports and plays once a minute. */
export async function watchEvent(
  clock: FakeClock,
  activityId: string,
  minutes: number,
  viewers: readonly ViewerMinute[],
): Promise<void> {
  for (let minute = 0; minute < minutes; minute++) {
    for (const { browser, reports = true, plays = true } of viewers) {
      if (reports) await browser.call('joinInActivity', { activityId, channel: 'pc' });
      if (plays) await browser.send({ method: 'GET', url: await findPlaylist(browser, activityId) });
    }
    clock.advance(MINUTE_MS);
  }
}

/** The playlist of the first rendition of an event's first channel. */
export async function findPlaylist(browser: Browser, activityId: string): Promise<string> {
  const { data } = (await browser.call('getActivityDetail', { activityId })).json();
  return data.meetingActivity.channelList[0].streamInfoWithClarity[0].url;
}
