/**
 * The one error catalogue: name → code, Chinese text, HTTP status. Codes of six digits, and 10009, answer 200 in the
 * call's envelope; all others are HTTP status × 100 + n (rules/gateway#codes).
 */
export const errors = {
  badInput: { code: 40000, status: 400, text: '提交的内容有误，请检查后重试' },
  attachmentInvalid: { code: 40001, status: 400, text: '证件照片已失效，请重新上传' },
  creditCodeInvalid: { code: 40002, status: 400, text: '统一社会信用代码有误，请检查后重试' },
  signatureInvalid: { code: 40101, status: 401, text: '签名校验未通过' },
  notLoggedIn: { code: 40100, status: 401, text: '请先登录' },
  notAllowed: { code: 40300, status: 403, text: '您没有权限进行此操作' },
  proofMissing: { code: 40301, status: 403, text: '安全校验未通过，请重试' },
  crossSite: { code: 40302, status: 403, text: '请求来源不受信任，请刷新页面后重试' },
  identityUnproven: { code: 40303, status: 403, text: '身份验证已失效，请重新验证' },
  certificationMissing: { code: 40305, status: 403, text: '请完成医生一级认证' },
  levelTwoMissing: { code: 40306, status: 403, text: '请完成医生二级认证' },
  companyCertificationMissing: { code: 40307, status: 403, text: '请完成企业认证' },
  unsubscribeLinkInvalid: { code: 40304, status: 403, text: '退订链接无效' },
  notFound: { code: 40400, status: 404, text: '内容不存在或已下架' },
  routeNotFound: { code: 40401, status: 404, text: '抱歉，您访问的页面不存在' },
  methodNotAllowed: { code: 40500, status: 405, text: '请求方式不受支持' },
  timeout: { code: 40800, status: 408, text: '网络异常，请检查网络后重试' },
  conflict: { code: 40900, status: 409, text: '内容已被更新，请刷新后重试' },
  tooLarge: { code: 41300, status: 413, text: '提交的内容过大，请精简后重试' },
  pictureTooLarge: { code: 41301, status: 413, text: '图片大小不能超过10MB' },
  unsupportedType: { code: 41500, status: 415, text: '提交的内容格式不受支持' },
  pictureNotImage: { code: 41501, status: 415, text: '请上传图片文件' },
  locked: { code: 42300, status: 423, text: '账号已被锁定，请验证身份或切换账号' },
  tooMany: { code: 42900, status: 429, text: '操作过于频繁，请稍后重试' },
  internal: { code: 50000, status: 500, text: '服务异常，请稍后重试' },
  unavailable: { code: 50300, status: 503, text: '服务异常，请稍后重试' },
  storageUnavailable: { code: 50301, status: 503, text: '文件服务暂时不可用，请稍后重试' },
  storageFull: { code: 50700, status: 507, text: '存储空间不足，暂时无法上传，请稍后重试' },
  noPermission: { code: 10009, status: 200, text: '您没有权限访问该页面' },
  userNotExist: { code: 110002, status: 200, text: '用户不存在' },
  accountCancelling: { code: 110004, status: 200, text: '账号正在注销中，请前往手机App撤销注销' },
  emailFormat: { code: 110006, status: 200, text: '邮箱格式错误' },
  emailFormatRefused: { code: 110007, status: 200, text: '邮箱格式错误' },
  wrongPassword: { code: 110012, status: 200, text: '密码错误' },
  sessionDisplaced: { code: 110031, status: 200, text: '您的账号已在其他设备登录，请重新登录' },
  wrongCode: { code: 110040, status: 200, text: '验证码错误，请重新输入' },
  codeSendFailed: { code: 110041, status: 200, text: '验证码发送失败，请稍后重试' },
  passwordPaused: { code: 110042, status: 200, text: '操作过于频繁，请稍后重试' },
  passwordNotSet: { code: 110044, status: 200, text: '该账号尚未设置密码，请使用短信验证' },
  mobileInUse: { code: 110045, status: 200, text: '该手机号已被其他账号使用' },
  mobileUnchanged: { code: 110046, status: 200, text: '新手机号与当前手机号相同' },
  appealRefused: { code: 110047, status: 200, text: '账号未被停用，无需申诉' },
  appealOpen: { code: 110048, status: 200, text: '您已提交申诉，请等待答复' },
  imageRefused: { code: 110049, status: 200, text: '请上传JPG、PNG或WebP图片' },
  qrSceneInvalid: { code: 110043, status: 200, text: '二维码已过期' },
  appLoginUnproven: { code: 110050, status: 200, text: '登录已失效，请重新登录' },
  matchNumberWrong: { code: 110051, status: 200, text: '数字不一致，本次登录已取消' },
  emailInUse: { code: 110060, status: 200, text: '该邮箱已被其他账号使用' },
  releaseLimit: { code: 110061, status: 200, text: '7天内只能释放2次名额，请稍后重试' },
  passwordTooCommon: { code: 110062, status: 200, text: '密码过于常见，请更换密码' },
  passwordOwnName: { code: 110063, status: 200, text: '密码不能包含账号，请更换密码' },
  cancellationNone: { code: 110064, status: 200, text: '该账号没有正在处理的注销申请' },
} as const satisfies Record<string, { code: number; status: number; text: string }>;

/** The name of an error in the catalogue. */
export type ErrorName = keyof typeof errors;

/** The code of a successful reply (rules/gateway#unwrap-and-success). */
export const SUCCESS_CODE = 0;
