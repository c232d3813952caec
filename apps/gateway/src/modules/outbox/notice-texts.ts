/**
 * The text of each notice with placeholders in braces, and its mail subject. Security notices are sent even to
 * unsubscribed addresses (rules/security-credentials#credential-change).
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
  certificationAccepted: {
    security: false,
    subject: '骨元认证已通过',
    text: '您的认证{number}已通过审核，相应权限已开通。',
  },
  certificationAcceptedEnglish: {
    security: false,
    subject: 'Your Osteon certification is approved',
    text: 'Your certification {number} has been approved.',
  },
  certificationRefused: {
    security: false,
    subject: '骨元认证需补充材料',
    text: '您的认证{number}有{items}项需补充，请登录骨元，在身份认证中查看原因并补充。',
  },
  certificationRefusedEnglish: {
    security: false,
    subject: 'Your Osteon certification needs an update',
    text: 'Your certification {number} needs {items} item(s) to be sent again. Log in to Osteon to see the reasons.',
  },
  certificationRevoked: {
    security: false,
    subject: '骨元认证已撤销',
    text: '您的认证{number}已撤销，相应权限已停止。如有疑问，请联系客服{email}。',
  },
  certificationRevokedEnglish: {
    security: false,
    subject: 'Your Osteon certification was revoked',
    text: 'Your certification {number} was revoked. If you have questions, write to {email}.',
  },
  newMessage: {
    security: false,
    subject: '骨元有新消息',
    text: '您在骨元有一条新消息：{title}。登录后可查看，或在消息页的提醒方式中关闭。',
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
  dataExportReady: {
    security: false,
    subject: '骨元个人数据已准备好',
    text: '您申请导出的个人数据已准备好，{days}天内可在骨元的个人资料页“我的数据”中下载。如非本人操作，请立即修改密码。',
  },
} as const satisfies Record<string, { security: boolean; subject: string; text: string }>;

const PLACEHOLDER = /\{(\w+)\}/g;

/** Name of a notice. */
export type NoticeName = keyof typeof NOTICES;

/** A notice and the values of its placeholders; accounts of others are masked. */
export interface Notice {
  readonly notice: NoticeName;
  readonly values: Readonly<Record<string, string>>;
}

/** Names of all notices. */
export const NOTICE_NAMES = Object.keys(NOTICES) as NoticeName[];

/** Placeholders of a notice's text, in their order. */
export function listPlaceholders(notice: NoticeName): string[] {
  return [...NOTICES[notice].text.matchAll(PLACEHOLDER)].flatMap(([, name]) => name ?? []);
}

/** Subject and text of a notice with its values. */
export function fillNotice({ notice, values }: Notice) {
  const { subject, text } = NOTICES[notice];
  return { subject, text: text.replace(PLACEHOLDER, (_placeholder, name: string) => values[name] ?? '') };
}

/** A notice as one text; the first line of a mail is its subject. */
export function composeNoticeText({ kind, ...notice }: Notice & { readonly kind: 'sms' | 'mail' }): string {
  const { subject, text } = fillNotice(notice);
  return kind === 'sms' ? `【骨元】${text}` : `${subject}\n${text}`;
}

/** True if a notice is sent even to an unsubscribed address. */
export function isSecurityNotice(notice: NoticeName): boolean {
  return NOTICES[notice].security;
}
