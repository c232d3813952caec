import { ResourceType } from '@osteon/domain';
import { page } from 'vitest/browser';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { subscribe, type TrackedEvent } from '../../../lib/analytics/track.ts';
import { emit } from '../../../lib/events.ts';
import { LiveVisit } from './live-visit.tsx';

test.each([
  ['liveTerminal', ['liveTerminalBrowse', 'liveTerminalLeave', 'liveTerminalBrowse']],
  ['conference', ['conferenceBrowse', 'conferenceLeave', 'conferenceBrowse']],
] as const)('%s: opening an event, leaving it and returning to it are reported', async (pageKind, names) => {
  const tracked: TrackedEvent[] = [];
  subscribe((event) => tracked.push(event));
  // Earlier events are delivered at once.
  tracked.length = 0;
  await renderPage(<LiveVisit activityId="l06" page={pageKind} />);
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(tracked).toEqual(names.map((name) => ({ kind: 'liveAction', name, activityId: 'l06' })));
});

test('clicks and follows of lecturers on the page of an event are reported, and nothing else', async () => {
  const tracked: TrackedEvent[] = [];
  await renderPage(
    <main>
      <LiveVisit activityId="l06" page="liveTerminal" />
      <button type="button" data-live-action="brandClick">
        <b>产品</b>
      </button>
      <span data-live-action="definitionClick">
        <button type="button">清晰度</button>
        <button type="button" role="menuitemradio" aria-checked="false">
          高清
        </button>
      </span>
      <button type="button" data-live-action="other">
        别的
      </button>
    </main>,
  );
  subscribe((event) => tracked.push(event));
  // Earlier events are delivered at once.
  tracked.length = 0;
  for (const text of ['产品', '清晰度', '高清', '别的']) await page.getByText(text, { exact: true }).click();
  const follow = (resType: 9 | 36, isOn: boolean) =>
    emit('actionRequested', { action: { name: 'follow', data: { resType, resId: 'e01', on: isOn } } });
  follow(ResourceType.author, true);
  follow(ResourceType.author, false);
  follow(36, true);
  expect(tracked.map((event) => (event.kind === 'liveAction' ? event.name : event.kind))).toEqual([
    'brandClick',
    'definitionClick',
    'definitionChoice',
    'lecturerFollow',
    'lecturerUnfollow',
  ]);
});
