import { type Call, calls, getMethod, getPath } from '@osteon/contract';
import type { BrowserContext, Request } from '@playwright/test';

/** The keys that clients send with a call, '' where a visitor has no value (rules/gateway#payload-keys). */
const PAYLOAD_KEYS: Readonly<Record<string, string>> = {
  accountPasswdLogin: 'passwd',
  checkAccountPassword: 'passwd customerId',
  checkAiSearchAuthority: 'customerId sceneUuid',
  checkCustomerAccount: 'account',
  checkMobileBind: 'customerId',
  checkPcLoginStatus: 'loginScene customerId',
  createVerificationCode: 'account codeLength isNew typeId sendType customerId',
  generateAppLoginQr: 'customerId',
  generateMiniQrCode: 'classify page tempState sceneData generateType',
  getActivityDetail: 'activityId userType userId bizType pageSize',
  getAuthMajor: 'propertyTypeId sort customerRole pageSize',
  getAuthState: 'customerId',
  getCustomerInfoV2: 'customerId',
  getDoctorInfo: 'customerId',
  getLatestUnreadTransfer: 'customerId transferDate isRead',
  getLiveAgendaList: 'subMeetingUuid',
  getLiveMeetingNoticeList: 'pageNum pageSize',
  getMemberProductDetail: 'customerId projectId',
  getMessageCount: 'customerId promptSceneCode',
  getResourceJumpInfo: 'resourceId resourceType',
  joinInActivity: 'activityId channel userId userType',
  listCustomerConfig: 'customerId',
  listCustomerCoupons: 'customerId productId pageNum pageSize isAuto',
  listFollowing: 'customerId pageNum pageSize refTypeList',
  listHotSearches: 'bigDataSessionId opUsr',
  listJumpWords: 'opUsr customerId visitSiteId',
  listRelatedSearchWords: 'keyWord bigDataSessionId sensorsSessionId sceneSessionId requestSessionId',
  listTransfers: 'customerId transferDate pageNum pageSize',
  markTransferPopupShown: 'id customerId',
  markTransferRead: 'customerId',
  saveCouponPopup: 'customerId projectId couponId isAuto',
  sendLiveMessage: 'activityId msg msgType msgUserStatus userId userType activityType',
  submitAuthAction: 'opflag customerId',
  unifiedBinding: 'validCode account bindingScene bandToken',
  updateLanguageConfig: 'customerId resourceLanguage videoSubtitlesLanguage videoAudioLanguage',
  updateMobileBindTime: 'customerId',
  updatePassword: 'apiSign passwd baseData',
  uploadAuthEnclosure: 'extName fileContent customerId',
  verificationCodeLogin: 'account accountType validCode customerId',
};

const byPath = new Map(Object.values<Call>(calls).map((call) => [getPath(call), call]));

/** Adds a line to `missing` for every call of a page that was sent without one of its keys. */
export function collectMissingKeys(context: BrowserContext, missing: string[]): void {
  context.on('request', (request) => {
    const call = byPath.get(new URL(request.url()).pathname);
    const keys = call && PAYLOAD_KEYS[call.name];
    if (!call || !keys || request.method() !== getMethod(call.mode)) return;
    const sent = readPayload(call, request);
    missing.push(...keys.split(' ').flatMap((key) => (sent?.has(key) === false ? `${call.name} without ${key}` : [])));
  });
}

/**
 * The keys of the payload, which may be the query; null for a body that the browser does not expose, such as a large
 * one.
 */
function readPayload(call: Call, request: Request): ReadonlySet<string> | null {
  const query = new URL(request.url()).searchParams;
  if (call.mode === 'get') return new Set(query.keys());
  const text = call.mode === 'getJson' ? query.get('queryJson') : request.postData();
  if (text === null) return null;
  const body: unknown = JSON.parse(text);
  return new Set(typeof body === 'object' && body !== null ? Object.keys(body) : []);
}
