import type { ResponseOf } from '@osteon/contract';
import { type ReactNode, Suspense } from 'react';
import { renderPage } from '../component-test.tsx';
import type { FakeGateway } from '../fake-gateway.ts';
import { liveDetail } from '../live/live-event.ts';

type LivePoll = ResponseOf<'listLivePolls'>['list'][number];

/** The gateway's clock is an hour ahead of the browser's. */
export const AHEAD_MS = 3_600_000;

/** An open poll without an end, in which its reader has not voted. */
export const livePoll = (pollId: string, change: Partial<LivePoll> = {}): LivePoll => ({
  pollId,
  text: 'S1通道高度9毫米，您会怎么固定？',
  options: ['先S1后S2双钉', '单枚S1长螺钉贯穿', '直接S2', '改髂腰固定'],
  state: 'open',
  showsResult: 'while',
  seconds: null,
  openedAt: Date.now() + AHEAD_MS - 60_000,
  endsAt: null,
  result: null,
  voteNum: 0,
  own: null,
  chosen: null,
  reason: '',
  ...change,
});

/** 318 votes: 46, 27, 18 and 9 %. */
export const VOTES = { result: [146, 86, 57, 29], voteNum: 318 };

/** Renders polls in the column of an event's page, whose width is that of the audience or of the assistants. */
export async function renderPolls(gateway: FakeGateway, content: ReactNode, width: 368 | 480 = 368): Promise<void> {
  gateway.answer('getActivityDetail', () => liveDetail({ systemTime: Date.now() + AHEAD_MS }));
  await renderPage(
    <main
      className="night"
      style={{
        background: 'var(--surface)',
        color: 'var(--ink)',
        display: 'flex',
        flexDirection: 'column',
        width,
        height: 760,
      }}
    >
      <Suspense>{content}</Suspense>
    </main>,
  );
}
