import type { LiveMessage, ResponseOf } from '@osteon/contract';
import { ChatMessageType, SpeakState } from '@osteon/domain';
import type { ContentListener } from '../../src/entities/room/content-socket.ts';
import { createChatLog } from '../../src/features/room/chat/chat-log.ts';
import { ManagerColumn } from '../../src/features/room/manager/manager-column.tsx';
import { queryClient } from '../../src/lib/gateway/query-client.ts';
import { renderPage } from '../component-test.tsx';
import { logIn } from '../customer.ts';
import type { FakeGateway } from '../fake-gateway.ts';
import { liveDetail } from './live-event.ts';

type HeldMessage = ResponseOf<'listHeldMessages'>['list'][number];
type User = ResponseOf<'getUserList'>['list'][number];
type Notice = ResponseOf<'getLiveMeetingNoticeList'>['list'][number];

/** 20:00 in Shanghai and some minutes. */
export const at = (minute: number): number => Date.UTC(2026, 10, 21, 12, minute);

/** A text of a chat. */
export const chatText = (position: number, change: Partial<LiveMessage> = {}): LiveMessage => ({
  msgId: `m${position}`,
  position,
  msgType: ChatMessageType.text,
  msgUserStatus: 1,
  msgUserInfo: { userId: 'u1' },
  hash: `h${position}`,
  status: 1,
  msg: `第${position}条`,
  isDeleted: false,
  deletion: null,
  target: null,
  sentAt: at(position),
  name: '俞百川',
  hospital: '望川县人民医院',
  isCertified: true,
  role: '',
  quote: null,
  ...change,
});

/** An action of an assistant in the log of a chat. */
export const chatAction = (
  position: number,
  msgType: LiveMessage['msgType'],
  target: LiveMessage['target'],
): LiveMessage =>
  chatText(position, { msgType, target, msg: '', msgUserInfo: { userId: '' }, name: '', hospital: '', hash: '' });

/** A message that waits for a decision. */
export const heldMessage = (msgId: string, change: Partial<HeldMessage> = {}): HeldMessage => ({
  msgId,
  hash: `h-${msgId}`,
  userId: `u-${msgId}`,
  name: '童安然',
  hospital: '清和市第二人民医院',
  isCertified: true,
  msg: '麻烦发一下厂家的联系方式',
  reason: 'words',
  marks: [{ start: 8, end: 12 }],
  heldAt: at(13),
  state: 'held',
  refusal: '',
  ...change,
});

/** A person in an event, as an assistant sees it. */
export const liveUser = (
  userId: string,
  userName: string,
  change: Partial<NonNullable<User['moderation']>> = {},
  role: User['role'] = '',
): User => ({
  userId,
  userName,
  userLogo: '',
  company: '望川县人民医院',
  isCertified: true,
  role,
  userStatus: change.speakState ? 2 : 1,
  moderation: {
    channel: 'pc',
    joinedAt: at(-32),
    messageNum: 4,
    speakState: SpeakState.free,
    reason: '',
    by: '',
    decidedAt: null,
    ...change,
  },
});

/** A notice of an event. */
export const liveNotice = (meetingNoticeId: string, change: Partial<Notice> = {}): Notice => ({
  meetingNoticeId,
  noticeContent: '提问请写明术式与部位，讲者在21:30集中回答。',
  sendTime: at(-20),
  isDeleted: false,
  deletion: null,
  ...change,
});

export const liveRoom = {
  slowSeconds: 0,
  isReviewed: false,
  questionNum: 0,
  pollAt: null,
  words: ['联系方式', '加微信'],
} as const;

interface Scene {
  messages?: readonly LiveMessage[];
  deleted?: readonly LiveMessage[];
  held?: readonly HeldMessage[];
  users?: readonly User[];
  muted?: readonly User[];
  notices?: readonly Notice[];
  /** The people whose messages are refused too often. */
  floods?: readonly { readonly userId: string; readonly userName: string }[];
}

/** Answers the calls of the manager mode. */
export function answerManager(gateway: FakeGateway, scene: Scene = {}): void {
  const { messages = [], deleted = [], held = [], users = [], muted = [], notices = [] } = scene;
  gateway.answer('getHistoryMessages', ({ only }) => ({
    list: only === 'deleted' ? [...deleted] : messages.toReversed(),
    nextCursor: null,
  }));
  gateway.answer('getRealtimeMessage', { list: [], isComplete: true });
  gateway.answer('listReportedMessages', { list: [], nextCursor: null });
  gateway.answer('listHeldMessages', { list: [...held], nextCursor: null });
  gateway.answer('getUserList', ({ queryType }) => {
    const list = [...(Number(queryType ?? 0) === 1 ? muted : users)];
    return { list, total: list.length, hasMore: false };
  });
  gateway.answer('getLiveMeetingNoticeList', { list: [...notices], hasMore: false });
  // On phones the streams are in the column.
  gateway.answer('getLiveHealth', { isPausedByHand: false, channels: [] });
}

/** The column as a test controls it. */
interface ManagerPage {
  /** Receives entries of the log from its socket. */
  readonly receive: (entries: readonly LiveMessage[]) => void;
}

/** Renders the column of the manager mode for an assistant. */
export async function showManager(gateway: FakeGateway, scene: Scene = {}, width = 480): Promise<ManagerPage> {
  logIn(gateway);
  answerManager(gateway, scene);
  const detail = liveDetail();
  Object.assign(detail.audienceUniteUser, { assistantStatus: 1, userName: '石映雪' });
  let listener: ContentListener = {};
  const log = createChatLog(queryClient, 'l1', (_id, given) => {
    listener = given;
    return () => {};
  });
  await renderPage(
    <main className="night" style={{ background: 'var(--page)', color: 'var(--ink)', width, height: 844 }}>
      <ManagerColumn
        detail={detail}
        room={{ ...liveRoom, words: [...liveRoom.words], floods: [...(scene.floods ?? [])] }}
        auth={detail.audienceUniteUser}
        onlineNum={612}
        managed={null}
        onRulesChange={() => undefined}
        log={log}
        clockOffset={0}
      />
    </main>,
  );
  return { receive: (entries) => listener.onMessages?.(entries) };
}
