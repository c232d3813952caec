import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import type { ConsentService } from '../agreement/consent-service.ts';
import type { MessageSender } from '../outbox/message-sender.ts';
import { createAccountChores } from './account-jobs.ts';
import { createCancellation } from './cancellation/cancellation-service.ts';
import { type CodeRequestCall, createCodeRequestHandlers } from './codes/code-request-handlers.ts';
import { createCodes } from './codes/code-service.ts';
import { createProofOfWork } from './codes/proof-of-work-service.ts';
import { createOwnerHandlers, type OwnerCall } from './devices/device-handlers.ts';
import { createDevices } from './devices/device-service.ts';
import { createLocks, type Locks } from './lock/lock-service.ts';
import { createCodeLogin } from './login/code-login-service.ts';
import { type AccountCall, createHandlers } from './login/login-handlers.ts';
import { createLoginRecords } from './login/login-record-service.ts';
import { createLogin } from './login/login-service.ts';
import { createPasswords } from './passwords/password-service.ts';
import { createPhoneBind } from './phone-binding/phone-binding-service.ts';
import { createCredentials } from './profile/credential-service.ts';
import { createProfiles, type Profiles } from './profile/profile-service.ts';
import { createAppLoginProof } from './qr-login/app-login-cookie-service.ts';
import { createScanScene, type ScanScene } from './qr-login/mark-scanned-service.ts';
import { createPhoneHandlers, type PhoneCall } from './qr-login/phone-page-handlers.ts';
import { createPhoneScene } from './qr-login/phone-scene-service.ts';
import { createScanHandlers, type ScanCall } from './qr-login/qr-login-handlers.ts';
import { createQrLogin, type SceneCodes } from './qr-login/qr-login-service.ts';
import { createRefuseScene } from './qr-login/refuse-scene-service.ts';
import { createRecovery } from './recovery/recovery-service.ts';
import { createEmailHandlers, type EmailCall } from './registration/registration-handlers.ts';
import { createRegistration } from './registration/registration-service.ts';
import { createTellOwner } from './security-notice-service.ts';
import { createDesktopOf, type DesktopOf } from './sessions/active-session-service.ts';
import { createSessionHandlers, type SessionCall } from './sessions/session-handlers.ts';
import { createSessions, type Sessions } from './sessions/session-service.ts';
import { createBandTokens } from './step-up/step-up-token-service.ts';
import { createVerifyHandlers, type VerifyCall } from './step-up/verification-handlers.ts';
import { createVerification } from './step-up/verification-service.ts';

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
  readonly consents: ConsentService;
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
  const { rateLimits } = deps;
  const passwords = createPasswords(deps);
  const loginRecords = createLoginRecords(deps);
  const refuse = createRefuseScene(deps);
  const qrLogin = createQrLogin(deps, { login, refuse, appLogins, wechatCodes });
  const phoneScene = createPhoneScene(deps, { sessions, profiles, refuse });
  const bandTokens = createBandTokens(deps);
  const tellOwner = createTellOwner(deps, sender);
  const owned = { sessions, tokens: bandTokens, codes, tellOwner };
  const registration = createRegistration(deps, codes, login);
  const recovery = createRecovery(deps, { codes, sessions, tellOwner });
  const verification = createVerification(deps, { sessions, codes, passwords, bandTokens });
  const handlers = {
    ...createHandlers({ rateLimits, passwords, login, codeLogin, registration, recovery, verification }),
    ...createCodeRequestHandlers({ rateLimits, proofs: createProofOfWork(deps), codes }),
    ...createEmailHandlers(deps, { registration, recovery }),
    ...createScanHandlers(qrLogin),
    ...createPhoneHandlers(deps, { sessions, passwords, login, codeLogin, phoneScene }),
    ...createOwnerHandlers({
      devices: createDevices(deps, sessions, owned.tokens),
      loginRecords,
      credentials: createCredentials(deps, owned),
      cancellation: createCancellation(deps, owned),
    }),
    ...createVerifyHandlers(deps, {
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
