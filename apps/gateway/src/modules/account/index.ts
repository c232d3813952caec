import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import type { Consents } from '../agreement/consents.ts';
import type { MessageSender } from '../outbox/message-sender.ts';
import { createAccountChores } from './account-chores.ts';
import { createAppLoginProof } from './app-login-proof.ts';
import { createBandTokens } from './band-tokens.ts';
import { createCancellation } from './cancellation.ts';
import { createCodeLogin } from './code-login.ts';
import { type CodeRequestCall, createCodeRequestHandlers } from './code-request-handlers.ts';
import { createCodes } from './codes.ts';
import { createCredentials } from './credentials.ts';
import { createDesktopOf, type DesktopOf } from './desktop.ts';
import { createDevices } from './devices.ts';
import { createEmailHandlers, type EmailCall } from './email-handlers.ts';
import { type AccountCall, createHandlers } from './handlers.ts';
import { createLimits } from './limits.ts';
import { createLocks, type Locks } from './locks.ts';
import { createLogin } from './login.ts';
import { createLoginRecords } from './login-records.ts';
import { createOwnerHandlers, type OwnerCall } from './owner-handlers.ts';
import { createTellOwner } from './owner-notices.ts';
import { createPasswords } from './passwords.ts';
import { createPhoneBind } from './phone-bind.ts';
import { createPhoneHandlers, type PhoneCall } from './phone-handlers.ts';
import { createPhoneScene } from './phone-scene.ts';
import { createProfiles, type Profiles } from './profiles.ts';
import { createProofOfWork } from './proof-of-work.ts';
import { createQrLogin, type SceneCodes } from './qr-login.ts';
import { createRecovery } from './recovery.ts';
import { createRegistration } from './registration.ts';
import { createScanHandlers, type ScanCall } from './scan-handlers.ts';
import { createScanScene, type ScanScene } from './scan-scene.ts';
import { createRefuseScene } from './scene-faults.ts';
import { createSessionHandlers, type SessionCall } from './session-handlers.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createVerification } from './verification.ts';
import { createVerifyHandlers, type VerifyCall } from './verify-handlers.ts';

type Call = AccountCall | CodeRequestCall | EmailCall | OwnerCall | PhoneCall | ScanCall | SessionCall | VerifyCall;

/** Accounts: every way in, and the sessions that they open. */
export interface AccountModule extends Module<Call> {
  readonly sessions: Sessions;
  readonly profiles: Profiles;
  readonly scanScene: ScanScene;
  readonly locks: Locks;
  readonly desktopOf: DesktopOf;
}

/** What the account module takes of others. */
export interface AccountNeeds {
  /** By whom codes go out. */
  readonly sender: MessageSender;
  readonly consents: Consents;
  /** What login codes encode where WeChat is configured; null for the address of our own phone page. */
  readonly wechatCodes: SceneCodes | null;
}

/** Makes the account module. */
export function createAccount(deps: AppContext, { sender, consents, wechatCodes }: AccountNeeds): AccountModule {
  const sessions = createSessions(deps);
  const profiles = createProfiles(deps, sessions);
  const appLogins = createAppLoginProof(deps);
  const login = createLogin(deps, sessions, consents, appLogins);
  const codes = createCodes(deps, sender);
  const codeLogin = createCodeLogin(deps, codes, login);
  const limits = createLimits(deps);
  const passwords = createPasswords(deps);
  const loginRecords = createLoginRecords(deps);
  const refuse = createRefuseScene(deps, limits);
  const qrLogin = createQrLogin(deps, { login, refuse, appLogins, wechatCodes });
  const phoneScene = createPhoneScene(deps, { sessions, profiles, refuse });
  const bandTokens = createBandTokens(deps);
  const tellOwner = createTellOwner(deps, sender);
  const owned = { sessions, tokens: bandTokens, codes, tellOwner };
  const registration = createRegistration(deps, codes, login);
  const recovery = createRecovery(deps, { codes, sessions, tellOwner });
  const verification = createVerification(deps, { sessions, codes, passwords, bandTokens });
  const handlers = {
    ...createHandlers({ limits, passwords, login, codeLogin, registration, recovery, verification }),
    ...createCodeRequestHandlers({ limits, proofs: createProofOfWork(deps), codes }),
    ...createEmailHandlers(deps, { limits, registration, recovery }),
    ...createScanHandlers({ limits, qrLogin }),
    ...createPhoneHandlers(deps, { sessions, limits, passwords, login, codeLogin, phoneScene }),
    ...createOwnerHandlers({
      limits,
      devices: createDevices(deps, sessions, owned.tokens),
      loginRecords,
      credentials: createCredentials(deps, owned),
      cancellation: createCancellation(deps, owned),
    }),
    ...createVerifyHandlers(deps, {
      limits,
      verification,
      phoneBind: createPhoneBind(deps, { sessions, codes, bandTokens, tellOwner }),
    }),
    ...createSessionHandlers(deps, { sessions, profiles }),
  };
  return {
    handlers,
    sessions,
    profiles,
    scanScene: createScanScene(deps),
    locks: createLocks(deps),
    desktopOf: createDesktopOf(deps),
    jobs: createAccountChores(deps),
  };
}
