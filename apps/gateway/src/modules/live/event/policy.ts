import { isCertified, type LiveAuthorizeType } from '@osteon/domain';

/** Returns true if a viewer may watch the stream of an event; null is a visitor (rules/stream#who-may-watch). */
export function mayWatchLive(authorizeType: LiveAuthorizeType, viewer: { readonly roleId: number } | null): boolean {
  if (authorizeType === 'all') return true;
  return viewer !== null && (authorizeType === 'login' || isCertified(viewer.roleId));
}
