import type { Database } from '../../../platform/database/connect.ts';
import type { CallContext } from '../../../platform/http/handler.ts';
import type { AuditLog } from '../../../platform/log/audit-log.ts';
import type { Session } from '../../../platform/session/session.ts';
import type { NewSession } from '../../../platform/session/session-cookies.ts';
import { registerDevice } from '../devices/register-device-service.ts';
import { createSessionRepository } from '../sessions/session-repository.ts';

const USER_AGENT_MAX = 512;

/** A session about to be opened, in the transaction of its login. */
interface SessionOpening {
  readonly id: string;
  readonly accountId: string;
  readonly kind: Session['kind'];
  readonly tokens: NewSession;
  /** The number of other desktop sessions that stay open besides a new one. */
  readonly retainedSessions: number;
  readonly now: number;
}

/** Opens a session, registers its device, and displaces earlier desktop sessions; rules/session#displacement. */
export async function openSession(
  tx: Database,
  audit: AuditLog,
  { deviceId, ip, ...context }: CallContext,
  { id, accountId, kind, tokens, retainedSessions: keep, now }: SessionOpening,
): Promise<void> {
  const userAgent = context.userAgent.slice(0, USER_AGENT_MAX);
  const sessions = createSessionRepository(tx);
  await Promise.all([
    registerDevice(tx, { accountId, deviceId, ip, userAgent, at: now }, audit),
    kind === 'desktop' ? displaceOthers() : null,
    sessions.insert({
      id,
      tokenHash: tokens.tokenHash,
      accountId,
      kind,
      deviceId,
      ip,
      userAgent,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: tokens.expiresAt,
    }),
  ]);

  async function displaceOthers(): Promise<void> {
    const displaced = await sessions.displaceDesktops({ id, accountId, deviceId, ip, now }, keep);
    if (displaced === 0) return;
    const detail = { sessions: displaced };
    await audit.record(tx, { event: 'sessionDisplaced', accountId, ip, deviceId, detail });
  }
}
