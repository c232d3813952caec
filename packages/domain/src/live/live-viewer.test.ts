import { expect, test } from 'vitest';
import { RoleId } from '../permission/role.ts';
import { ChatAuthType } from './live-chat.ts';
import { LiveStatus } from './live-status.ts';
import { getChatAuth, getLiveUserType } from './live-viewer.ts';
import { UserType } from './user-type.ts';

const plain = { roleId: RoleId.notAuthenticated };
const certified = { roleId: RoleId.doctorLevel1 };
const { living, pause, advertise, end, replay, replayPause } = LiveStatus;

test.each([
  [living, 'all', null, false, ChatAuthType.needLogin],
  [living, 'login', null, false, ChatAuthType.needLogin],
  [living, 'auth', null, false, ChatAuthType.needLogin],
  [living, 'all', plain, true, ChatAuthType.allowed],
  [pause, 'login', plain, true, ChatAuthType.allowed],
  [living, 'auth', plain, false, ChatAuthType.needCertification],
  [living, 'auth', certified, true, ChatAuthType.allowed],
  [advertise, 'all', certified, false, ChatAuthType.allowed],
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

test('only an asia event has viewers of other kinds', () => {
  expect(getLiveUserType('common', true)).toBe(UserType.doctor);
  expect(getLiveUserType('common', false)).toBe(UserType.doctor);
  expect(getLiveUserType('asia', true)).toBe(UserType.asiaUser);
  expect(getLiveUserType('asia', false)).toBe(UserType.asiaTourist);
});
