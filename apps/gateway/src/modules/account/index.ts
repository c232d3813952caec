import type { Deps } from '../../deps.ts';
import type { Module } from '../../module.ts';
import type { Consents } from '../agreement/consents.ts';
import type { MessageSender } from '../outbox/message-sender.ts';
import { createCodeLogin } from './code-login.ts';
import { createCodes } from './codes.ts';
import { type AccountCall, createHandlers } from './handlers.ts';
import { createLimits } from './limits.ts';
import { createLogin } from './login.ts';
import { createPasswords } from './passwords.ts';
import { createProfiles, type Profiles } from './profiles.ts';
import { createProofOfWork } from './proof-of-work.ts';
import { createQrLogin } from './qr-login.ts';
import { createSessions, type Sessions } from './sessions.ts';

/** Accounts: every way in, and the sessions that they open. */
export interface AccountModule extends Module<AccountCall> {
  readonly sessions: Sessions;
  readonly profiles: Profiles;
}

/** Makes the account module; codes go out by `sender`. */
export function createAccount(deps: Deps, sender: MessageSender, consents: Consents): AccountModule {
  const sessions = createSessions(deps);
  const login = createLogin(deps, sessions, consents);
  const codes = createCodes(deps, sender);
  const handlers = createHandlers(deps, {
    sessions,
    limits: createLimits(deps),
    proofs: createProofOfWork(deps),
    codes,
    passwords: createPasswords(deps),
    login,
    codeLogin: createCodeLogin(deps, codes, login),
    qrLogin: createQrLogin(deps, login),
  });
  return { handlers, sessions, profiles: createProfiles(deps) };
}
