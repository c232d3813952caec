import { isCertified } from '../permission/role.ts';
import { ChatAuthType } from './live-chat.ts';
import { LiveType } from './live-enums.ts';
import { LiveStatus } from './live-status.ts';
import { DEFAULT_USER_TYPE, UserType } from './user-type.ts';

/** What an event demands of its viewers. */
interface ViewedLive {
  readonly status: number;
  readonly authorizeType: 'all' | 'login' | 'auth';
}

const OVER: readonly number[] = [LiveStatus.end, LiveStatus.replay, LiveStatus.replayPause];
const OPEN: readonly number[] = [LiveStatus.living, LiveStatus.pause];

/** What a viewer may do in the chat of an event, null being a visitor (rules/live#chat). */
export function getChatAuth(
  { status, authorizeType }: ViewedLive,
  viewer: { readonly roleId: number } | null,
): { readonly canEnter: boolean; readonly type: ChatAuthType; readonly reason: '' | 'ended' } {
  if (OVER.includes(status)) return { canEnter: false, type: ChatAuthType.closed, reason: 'ended' };
  const type = getOpenType(authorizeType, viewer);
  return { canEnter: type === ChatAuthType.allowed && OPEN.includes(status), type, reason: '' };
}

function getOpenType(
  authorizeType: ViewedLive['authorizeType'],
  viewer: { readonly roleId: number } | null,
): ChatAuthType {
  if (viewer === null) return ChatAuthType.needLogin;
  const isAdmitted = authorizeType !== 'auth' || isCertified(viewer.roleId);
  return isAdmitted ? ChatAuthType.allowed : ChatAuthType.needCertification;
}

/** The kind of user that a viewer of an event is (rules/live#viewer). */
export function getLiveUserType(liveType: LiveType, isLoggedIn: boolean): UserType {
  if (liveType !== LiveType.asia) return DEFAULT_USER_TYPE;
  return isLoggedIn ? UserType.asiaUser : UserType.asiaTourist;
}
