import { expect, test } from 'vitest';
import { RoleId } from '../permission/role.ts';
import { SpeakState } from './chat-moderation.ts';
import { ChatAuthType } from './live-room.ts';
import { LiveStatus } from './live-status.ts';
import { getChatAuth, getChatUserStatus, getLiveUserType, UserType } from './live-viewer.ts';

const reached = { mobile: '13900000001', email: '', internationalStatus: 0, speakState: SpeakState.free };
const plain = { ...reached, roleId: RoleId.notAuthenticated };
const certified = { ...reached, roleId: RoleId.doctorLevel1 };
const { living, pause, advertise, end, replay, replayPause } = LiveStatus;

test.each([
  [living, 'all', null, false, ChatAuthType.needLogin],
  [living, 'login', null, false, ChatAuthType.needLogin],
  [living, 'auth', null, false, ChatAuthType.needLogin],
  [living, 'all', plain, true, ChatAuthType.allowed],
  [pause, 'login', plain, true, ChatAuthType.allowed],
  [living, 'auth', plain, false, ChatAuthType.needCertification],
  [living, 'auth', certified, true, ChatAuthType.allowed],
] as const)(
  'in status %d an event for %s gives %o the chat: %s, type %d',
  (status, authorizeType, viewer, canEnter, type) => {
    expect(getChatAuth({ status, authorizeType }, viewer)).toEqual({ canEnter, type, reason: '' });
  },
);

test.each([end, replay, replayPause])('in status %d the chat is closed to everybody', (status) => {
  const closed = { canEnter: false, type: ChatAuthType.closed, reason: 'ended' };
  for (const viewer of [null, plain, certified])
    expect(getChatAuth({ status, authorizeType: 'all' }, viewer)).toEqual(closed);
});

test.each([
  [advertise, certified, 'notBegun'],
  [living, { ...certified, mobile: '' }, 'phone'],
  [advertise, { ...certified, mobile: '', email: 'a@b.example' }, 'phone'],
  [living, { ...certified, internationalStatus: 1 }, 'email'],
  [living, { ...certified, internationalStatus: 1, mobile: '', email: 'a@b.example' }, ''],
] as const)('in status %d it is open to %j except for %j', (status, viewer, reason) => {
  expect(getChatAuth({ status, authorizeType: 'auth' }, viewer)).toEqual({
    canEnter: reason === '',
    type: ChatAuthType.allowed,
    reason,
  });
});

test.each([
  [living, SpeakState.muted, ChatAuthType.muted, ''],
  [pause, SpeakState.banned, ChatAuthType.closed, 'banned'],
  [end, SpeakState.muted, ChatAuthType.closed, 'ended'],
  [replay, SpeakState.banned, ChatAuthType.closed, 'ended'],
] as const)('in status %d whose speakState is %d has type %d for %j', (status, speakState, type, reason) => {
  const viewer = { ...certified, speakState };
  expect(getChatAuth({ status, authorizeType: 'auth' }, viewer)).toEqual({ canEnter: false, type, reason });
});

test.each(Object.values(ChatAuthType))('userStatus follows from type %d', (type) => {
  expect(getChatUserStatus(type)).toBe(type === ChatAuthType.muted ? 2 : 1);
});

test('only an event of type asia has viewers of other types', () => {
  expect(getLiveUserType('common', true)).toBe(UserType.doctor);
  expect(getLiveUserType('common', false)).toBe(UserType.doctor);
  expect(getLiveUserType('asia', true)).toBe(UserType.asiaUser);
  expect(getLiveUserType('asia', false)).toBe(UserType.asiaTourist);
});
