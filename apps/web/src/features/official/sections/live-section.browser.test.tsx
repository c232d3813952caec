import { page } from 'vitest/browser';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { listedLive } from '../../../../test/listed-live.ts';
import { liveDetail } from '../../../../test/live/live-event.ts';
import { meetingHalls, meetingItem } from '../../../../test/live-meeting.tsx';
import { LiveSection } from './live-section.tsx';

test('the agenda starts with the earliest item, whatever its hall or group', async ({ gateway }) => {
  const agenda = [
    {
      group: '上午',
      subMeetingUuid: 'l1',
      items: [meetingItem('a', '开场', 0, 10), meetingItem('d', '病例一', 60, 10)],
    },
    {
      group: '下午',
      subMeetingUuid: 'l1',
      items: [meetingItem('e', '病例二', 120, 10), meetingItem('f', '总结', 180, 10)],
    },
    {
      group: '上午',
      subMeetingUuid: 'l1.2',
      items: [meetingItem('b', '分会场开场', 0, 10), meetingItem('c', '对线', 30, 10)],
    },
  ];
  gateway.answer('getActivityDetail', liveDetail({ halls: meetingHalls, agenda }));
  await renderPage(<LiveSection live={listedLive('l1', '年会', 0)} />);
  const items = page.getByRole('listitem');
  await expect.element(items.first()).toBeVisible();
  expect(items.elements().map(({ textContent }) => textContent)).toEqual([
    '12:00开场',
    '12:00分会场开场',
    '12:30对线',
    '13:00病例一',
  ]);
});
