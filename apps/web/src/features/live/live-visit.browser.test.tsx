import { expect, renderPage, test } from '../../../test/component-test.tsx';
import { subscribe, type TrackedEvent } from '../../lib/analytics/track.ts';
import { LiveVisit } from './live-visit.tsx';

test.each([
  ['liveTerminal', ['liveTerminalBrowse', 'liveTerminalLeave', 'liveTerminalBrowse']],
  ['conference', ['conferenceBrowse', 'conferenceLeave', 'conferenceBrowse']],
] as const)('%s: an event is opened, left, and come back to', async (place, names) => {
  const tracked: TrackedEvent[] = [];
  subscribe((event) => tracked.push(event));
  await renderPage(<LiveVisit activityId="l06" page={place} />);
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(tracked).toEqual(names.map((name) => ({ kind: 'liveAction', name, activityId: 'l06' })));
});
