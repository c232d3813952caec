import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import { accountJobs } from './account-jobs.ts';
import { createNotifyOwner, type NoticeChannels } from './accounts/security-notice-service.ts';
import { type CancellationCall, createCancellationHandlers } from './cancellation/cancellation-handlers.ts';
import { createCancellationService } from './cancellation/cancellation-service.ts';
import { type CodeRequestCall, createCodeRequestHandlers } from './codes/code-request-handlers.ts';
import { createCodeService } from './codes/code-service.ts';
import { createProofOfWorkService } from './codes/proof-of-work-service.ts';
import { createWrongCodeBudget } from './codes/wrong-code-budget-service.ts';
import { createDeviceHandlers, type DeviceCall } from './devices/device-handlers.ts';
import { createDeviceService } from './devices/device-service.ts';
import { createKnownCallerRepository } from './devices/known-caller-repository.ts';
import { createLockService, type LockService } from './lock/lock-service.ts';
import { createAppLoginCookie } from './login/app-login-cookie.ts';
import { createCodeLoginService } from './login/code-login-service.ts';
import { createLoginHandlers, type LoginCall } from './login/login-handlers.ts';
import { type AdoptBrowser, createLoginService, type FirstConsents } from './login/login-service.ts';
import { createRegistrationService } from './login/registration-service.ts';
import { createLoginRecordService } from './login-records/login-record-service.ts';
import { accountData } from './own-data-service.ts';
import { createPasswordService } from './passwords/password-service.ts';
import { createPhoneBindingHandlers, type PhoneBindingCall } from './phone-binding/phone-binding-handlers.ts';
import { createPhoneBindingService } from './phone-binding/phone-binding-service.ts';
import { type CredentialCall, createCredentialHandlers } from './profile/credential-handlers.ts';
import { createCredentialService } from './profile/credential-service.ts';
import { createProfileService, type ProfileService } from './profile/profile-service.ts';
import { createMarkSceneScanned, type MarkSceneScanned } from './qr-login/mark-scene-scanned-service.ts';
import { createPhoneSceneService } from './qr-login/phone-scene-service.ts';
import type { QrCodeContent } from './qr-login/qr-code-content.ts';
import { createQrLoginHandlers, type QrLoginCall } from './qr-login/qr-login-handlers.ts';
import { createQrLoginService } from './qr-login/qr-login-service.ts';
import { createQrSceneRepository } from './qr-login/qr-scene-repository.ts';
import { createRefuseScene } from './qr-login/refuse-scene-service.ts';
import { createRecoveryService } from './recovery/recovery-service.ts';
import { createResetGrantRepository } from './recovery/reset-grant-repository.ts';
import { createGetActiveDesktop, type GetActiveDesktop } from './sessions/active-session-service.ts';
import { createLogOut } from './sessions/log-out-service.ts';
import { createRevokeAccess } from './sessions/revoke-access-service.ts';
import { createSessionHandlers, type SessionCall } from './sessions/session-handlers.ts';
import { createSessionService, type SessionService } from './sessions/session-service.ts';
import { createIdentityVerificationService } from './step-up/identity-verification-service.ts';
import { createStepUpTokenService } from './step-up/step-up-token-service.ts';
import { createVerificationCodeHandlers, type VerificationCodeCall } from './verification-code-handlers.ts';

type Call =
  | CancellationCall
  | CodeRequestCall
  | CredentialCall
  | DeviceCall
  | LoginCall
  | PhoneBindingCall
  | QrLoginCall
  | SessionCall
  | VerificationCodeCall;

/** Accounts: logins, sessions, devices, locks and the changes of an account. */
export interface AccountModule extends Module<Call> {
  readonly sessions: SessionService;
  readonly profiles: ProfileService;
  readonly markSceneScanned: MarkSceneScanned;
  readonly locks: LockService;
  readonly getActiveDesktop: GetActiveDesktop;
}

/** Dependencies of the account module on other modules. */
export interface AccountNeeds extends NoticeChannels {
  readonly consents: FirstConsents;
  readonly adoptBrowser: AdoptBrowser;
  /** Content of login QR codes where WeChat is configured; null for the portal's own phone page. */
  readonly wechatContent: QrCodeContent | null;
}

export function createAccount(deps: AppContext, needs: AccountNeeds): AccountModule {
  const { rateLimits } = deps;
  const { outbox, consents, adoptBrowser, wechatContent } = needs;
  const sessions = createSessionService(deps);
  const revokeAccess = createRevokeAccess([
    (tx, accountId) => createQrSceneRepository(tx).voidUnclaimed(accountId),
    (tx, accountId) => createResetGrantRepository(tx).removeOfAccount(accountId),
  ]);
  const profiles = createProfileService(deps, sessions);
  const logOut = createLogOut(deps, sessions);
  const notifyOwner = createNotifyOwner(deps, needs);
  const proofOfWork = createProofOfWorkService(deps);
  const codes = createCodeService(deps, {
    outbox,
    wrongCodes: createWrongCodeBudget(deps, proofOfWork),
    knownCallers: createKnownCallerRepository(deps.db),
  });
  const passwords = createPasswordService(deps);
  const appLoginCookie = createAppLoginCookie(deps);
  const login = createLoginService(deps, sessions, { consents, adoptBrowser, appLoginCookie });
  const codeLogin = createCodeLoginService(deps, codes, login);
  const loginRecords = createLoginRecordService(deps);
  const refuseScene = createRefuseScene(deps);
  const qrLogin = createQrLoginService(deps, { login, refuseScene, appLoginCookie, wechatContent });
  const phoneScene = createPhoneSceneService(deps, { sessions, profiles, refuseScene });
  const stepUpTokens = createStepUpTokenService(deps);
  const registration = createRegistrationService(deps, codes, login);
  const recovery = createRecoveryService(deps, { sessions, revokeAccess, codes, notifyOwner });
  const identityVerification = createIdentityVerificationService(deps, { sessions, codes, passwords, stepUpTokens });
  const changes = { sessions, revokeAccess, stepUpTokens, codes, notifyOwner };
  const handlers = {
    ...createLoginHandlers({ rateLimits, passwords, login, loginRecords }),
    ...createVerificationCodeHandlers({ codeLogin, registration, recovery, identityVerification }),
    ...createCodeRequestHandlers({ rateLimits, proofOfWork, codes }),
    ...createQrLoginHandlers({ rateLimits, passwords, login, codeLogin, qrLogin, phoneScene, logOut }),
    ...createSessionHandlers({ profiles, logOut }),
    ...createDeviceHandlers(deps, createDeviceService(deps, changes)),
    ...createCredentialHandlers(createCredentialService(deps, changes)),
    ...createPhoneBindingHandlers(createPhoneBindingService(deps, changes)),
    ...createCancellationHandlers(createCancellationService(deps, changes)),
  };
  return {
    handlers,
    sessions,
    profiles,
    markSceneScanned: createMarkSceneScanned(deps),
    locks: createLockService(deps),
    getActiveDesktop: createGetActiveDesktop(deps),
    jobs: accountJobs,
    workers: [],
    routes: null,
    mediaRoutes: [],
    pageCards: {},
    initialDataLoaders: {},
    erasure: null,
    ownData: accountData,
    constraints: {},
  };
}
