import { type Contacts, getMissingContact } from '../account/contact.ts';
import { isCertified } from '../permission/role.ts';
import { SpeakState } from './chat-moderation.ts';
import { ChatAuthType } from './live-room.ts';
import { LiveStatus } from './live-status.ts';

/** Kinds of user that live calls and chat name in `userType` (rules/permission#user-types). */
export const UserType = { doctor: 1, patient: 2, ccos: 3, asiaUser: 4, asiaTourist: 5 } as const;
export type UserType = (typeof UserType)[keyof typeof UserType];

/** The `userType` of a session without one. */
export const DEFAULT_USER_TYPE = UserType.doctor;

/** The audience of a live event (rules/live#kinds). */
export const LiveType = { common: 'common', asia: 'asia' } as const;
export type LiveType = (typeof LiveType)[keyof typeof LiveType];

/** The audience of an event's stream: everybody, logged-in viewers, certified doctors (rules/stream#who-may-watch). */
export const LIVE_AUTHORIZE_TYPES = ['all', 'login', 'auth'] as const;
export type LiveAuthorizeType = (typeof LIVE_AUTHORIZE_TYPES)[number];

/** The requirements of an event for its viewers. */
interface ViewedLive {
  readonly status: number;
  readonly authorizeType: LiveAuthorizeType;
}

const OVER_STATUSES: readonly number[] = [LiveStatus.end, LiveStatus.replay, LiveStatus.replayPause];
const ON_AIR_STATUSES: readonly number[] = [LiveStatus.living, LiveStatus.pause];

/** A viewer who wants to write: role, contacts, and the decision of an assistant about it. */
export interface ChatViewer extends Contacts {
  readonly roleId: number;
  readonly speakState: SpeakState;
}

/**
 * The reason why a viewer may not write: of type `allowed` not yet, of type `closed` no longer; empty for the types that
 * say it themselves.
 */
export const CHAT_REASONS = ['', 'ended', 'banned', 'notBegun', 'phone', 'email'] as const;
export type ChatReason = (typeof CHAT_REASONS)[number];

/** The permission of a viewer in the chat of an event; null is a visitor (rules/room-chat#chat). */
export function getChatAuth(
  { status, authorizeType }: ViewedLive,
  viewer: ChatViewer | null,
): { readonly canEnter: boolean; readonly type: ChatAuthType; readonly reason: ChatReason } {
  if (OVER_STATUSES.includes(status)) return { canEnter: false, type: ChatAuthType.closed, reason: 'ended' };
  if (viewer?.speakState === SpeakState.banned) return { canEnter: false, type: ChatAuthType.closed, reason: 'banned' };
  const type = getOpenType(authorizeType, viewer);
  const reason = viewer && type === ChatAuthType.allowed ? getOpenReason(status, viewer) : '';
  return { canEnter: type === ChatAuthType.allowed && reason === '', type, reason };
}

function getOpenReason(status: number, viewer: ChatViewer): ChatReason {
  return getMissingContact(viewer) ?? (ON_AIR_STATUSES.includes(status) ? '' : 'notBegun');
}

function getOpenType(
  authorizeType: ViewedLive['authorizeType'],
  viewer: Pick<ChatViewer, 'roleId' | 'speakState'> | null,
): ChatAuthType {
  if (viewer === null) return ChatAuthType.needLogin;
  if (viewer.speakState === SpeakState.muted) return ChatAuthType.muted;
  const isAdmitted = authorizeType !== 'auth' || isCertified(viewer.roleId);
  return isAdmitted ? ChatAuthType.allowed : ChatAuthType.needCertification;
}

/** `userStatus` of a viewer by the chat permission: 2 for a muted viewer, else 1 (rules/room-chat#chat). */
export const getChatUserStatus = (type: ChatAuthType): 1 | 2 => (type === ChatAuthType.muted ? 2 : 1);

/** The user type of a viewer of an event (rules/room#viewer). */
export function getLiveUserType(liveType: LiveType, isLoggedIn: boolean): UserType {
  if (liveType !== LiveType.asia) return DEFAULT_USER_TYPE;
  return isLoggedIn ? UserType.asiaUser : UserType.asiaTourist;
}
