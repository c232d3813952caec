/**
 * The words of each notice: a subject for mails, and a sentence with placeholders in braces. What concerns the account's
 * security reaches its owner even where other mail is not wanted (security 12).
 */
const NOTICES = {
  phoneChanged: {
    security: true,
    subject: '骨元账号的手机号已更换',
    text: '您的骨元账号已改用手机号{mobile}登录，其他设备上的登录已全部退出。如非本人操作，请立即联系客服{email}。',
  },
  appealAccepted: {
    security: false,
    subject: '骨元账号申诉已通过',
    text: '您的申诉{caseNumber}已通过，账号已恢复，请重新登录。答复：{answer}',
  },
  appealRejected: {
    security: false,
    subject: '骨元账号申诉未通过',
    text: '您的申诉{caseNumber}未通过。答复：{answer}',
  },
  passwordSet: {
    security: true,
    subject: '骨元账号已设置密码',
    text: '您的骨元账号已设置密码，其他设备上的登录已全部退出。如非本人操作，请立即联系客服{email}。',
  },
  passwordChanged: {
    security: true,
    subject: '骨元账号的密码已修改',
    text: '您的骨元账号密码已修改，其他设备上的登录已全部退出。如非本人操作，请立即联系客服{email}。',
  },
  passwordReset: {
    security: true,
    subject: '骨元账号的密码已重置',
    text: '您的骨元账号密码已重置，所有设备上的登录已全部退出。如非本人操作，请立即联系客服{email}。',
  },
  emailBound: {
    security: true,
    subject: '骨元账号的邮箱已更换',
    text: '您的骨元账号已绑定邮箱{account}。如非本人操作，请立即联系客服{email}。',
  },
  cancellationRequested: {
    security: true,
    subject: '骨元账号正在注销',
    text: '您的骨元账号已申请注销，{days}天内可在手机登录页撤销，期满后将删除全部个人数据。如非本人操作，请立即撤销。',
  },
  cancellationRevoked: {
    security: true,
    subject: '骨元账号的注销已撤销',
    text: '您的骨元账号已撤销注销，可以继续登录。如非本人操作，请立即修改密码。',
  },
} as const satisfies Record<string, { security: boolean; subject: string; text: string }>;

const PLACEHOLDER = /\{(\w+)\}/g;

/** What an owner is told of. */
export type NoticeName = keyof typeof NOTICES;

/** A notice and the values of its placeholders; other people's accounts are masked. */
export interface Notice {
  readonly notice: NoticeName;
  readonly values: Readonly<Record<string, string>>;
}

/** The names of all notices. */
export const NOTICE_NAMES = Object.keys(NOTICES) as NoticeName[];

/** What the words of a notice leave open, in their order. */
export function listPlaceholders(notice: NoticeName): string[] {
  return [...NOTICES[notice].text.matchAll(PLACEHOLDER)].flatMap(([, name]) => name ?? []);
}

/** The words of a notice, with what they leave open. */
export function fillNotice({ notice, values }: Notice) {
  const { subject, text } = NOTICES[notice];
  return { subject, text: text.replace(PLACEHOLDER, (_placeholder, name: string) => values[name] ?? '') };
}

/** The same as one text; a mail's first line is its subject. */
export function composeNoticeText({ kind, ...message }: Notice & { readonly kind: 'sms' | 'mail' }): string {
  const { subject, text } = fillNotice(message);
  return kind === 'sms' ? `【骨元】${text}` : `${subject}\n${text}`;
}

/** Whether a notice goes out although its reader unsubscribed from mail. */
export function isSecurityNotice(notice: NoticeName): boolean {
  return NOTICES[notice].security;
}
