import type { StoredSession } from './session.ts';

/** The session of a viewer: a displaced one, one of a locked account and one of a phone watch as a visitor. */
export function toActiveSession(session: StoredSession | null): StoredSession | null {
  const isActive = session?.kind === 'desktop' && session.displacedBy === null && session.lockRecordType === null;
  return isActive ? session : null;
}
