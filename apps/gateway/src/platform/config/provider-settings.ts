import { z } from 'zod';

const httpAddress = z.url({ protocol: /^https?$/ });

/** `code=SMS_1001,phoneChanged=SMS_1002`: the provider's template for each kind of message. */
const templates = z
  .string()
  .regex(/^\w+=\w+(?:,\w+=\w+)*$/, 'must look like code=SMS_1001,phoneChanged=SMS_1002')
  .transform((text): Templates => Object.fromEntries(text.split(',').map((pair) => pair.split('='))))
  .refine((names) => names.code !== undefined, 'must name a template for code');

/** Kind of message → the provider's id of an approved template. */
type Templates = Readonly<Record<string, string>>;

/** The variables that configure the providers of SMS and mail (docs/providers.md). */
export const providerVariables = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
  ALIYUN_SMS_KEY_ID: z.string().optional(),
  ALIYUN_SMS_KEY_SECRET: z.string().optional(),
  ALIYUN_SMS_SIGN: z.string().optional(),
  ALIYUN_SMS_TEMPLATES: templates.optional(),
  ALIYUN_SMS_ENDPOINT: httpAddress.default('https://dysmsapi.aliyuncs.com'),
  TENCENT_SMS_KEY_ID: z.string().optional(),
  TENCENT_SMS_KEY_SECRET: z.string().optional(),
  TENCENT_SMS_APP_ID: z.string().optional(),
  TENCENT_SMS_SIGN: z.string().optional(),
  TENCENT_SMS_TEMPLATES: templates.optional(),
  TENCENT_SMS_REGION: z.string().default('ap-guangzhou'),
  TENCENT_SMS_ENDPOINT: httpAddress.default('https://sms.tencentcloudapi.com'),
  WECHAT_APP_ID: z.string().optional(),
  WECHAT_APP_SECRET: z.string().optional(),
  WECHAT_TOKEN: z
    .string()
    .regex(/^[A-Za-z0-9]{3,32}$/)
    .optional(),
  WECHAT_AES_KEY: z
    .string()
    .regex(/^[A-Za-z0-9]{43}$/, 'must be the 43 characters of EncodingAESKey')
    .optional(),
  WECHAT_ENDPOINT: httpAddress.default('https://api.weixin.qq.com'),
};

/** Variables by provider; a provider is configured by setting all of its variables. */
const GROUPS = {
  mail: ['SMTP_URL', 'MAIL_FROM'],
  aliyun: ['ALIYUN_SMS_KEY_ID', 'ALIYUN_SMS_KEY_SECRET', 'ALIYUN_SMS_SIGN', 'ALIYUN_SMS_TEMPLATES'],
  tencent: [
    'TENCENT_SMS_KEY_ID',
    'TENCENT_SMS_KEY_SECRET',
    'TENCENT_SMS_APP_ID',
    'TENCENT_SMS_SIGN',
    'TENCENT_SMS_TEMPLATES',
  ],
  wechat: ['WECHAT_APP_ID', 'WECHAT_APP_SECRET', 'WECHAT_TOKEN'],
} as const;

type Given = Readonly<Record<string, unknown>>;

/** Missing variables of partly configured providers, and in production missing kinds of providers. */
export function findProviderProblems(given: Given, { production }: { production: boolean }): string[] {
  const unfinished = Object.values(GROUPS).flatMap((group) => {
    const [first] = group.filter((name) => given[name] !== undefined);
    if (first === undefined) return [];
    return group.filter((name) => given[name] === undefined).map((name) => `${name} is missing, ${first} needs it`);
  });
  if (!production) return unfinished;
  const hasAnyVariable = (name: keyof typeof GROUPS): boolean =>
    GROUPS[name].some((variable) => given[variable] !== undefined);
  const noMail = hasAnyVariable('mail') ? [] : ['a way to send mail is missing, set SMTP_URL and MAIL_FROM'];
  const noSms =
    hasAnyVariable('aliyun') || hasAnyVariable('tencent')
      ? []
      : ['a way to send SMS is missing, set ALIYUN_SMS_* or TENCENT_SMS_*'];
  return [...unfinished, ...noMail, ...noSms];
}

type Values = z.output<z.ZodObject<typeof providerVariables>>;

/** The configured providers; SMS providers in the order in which they are tried. */
export function toProviders(values: Values) {
  return { mail: toMail(values), aliyun: toAliyun(values), tencent: toTencent(values) };
}

export type Providers = ReturnType<typeof toProviders>;

/** Returns true when any provider is configured, which disables the outbox (rules/outbox#local-outbox). */
export function hasProviders({ mail, aliyun, tencent }: Providers): boolean {
  return mail !== null || aliyun !== null || tencent !== null;
}

function toMail({ SMTP_URL: url, MAIL_FROM: from }: Values) {
  return url !== undefined && from !== undefined ? { url, from } : null;
}

function toAliyun(values: Values) {
  const { ALIYUN_SMS_KEY_ID: keyId, ALIYUN_SMS_KEY_SECRET: keySecret } = values;
  const { ALIYUN_SMS_SIGN: sign, ALIYUN_SMS_TEMPLATES: templates, ALIYUN_SMS_ENDPOINT: endpoint } = values;
  if (keyId === undefined || keySecret === undefined || sign === undefined || templates === undefined) return null;
  return { keyId, keySecret, sign, templates, endpoint };
}

function toTencent(values: Values) {
  const { TENCENT_SMS_KEY_ID: keyId, TENCENT_SMS_KEY_SECRET: keySecret, TENCENT_SMS_APP_ID: appId } = values;
  const { TENCENT_SMS_SIGN: sign, TENCENT_SMS_TEMPLATES: templates } = values;
  const { TENCENT_SMS_REGION: region, TENCENT_SMS_ENDPOINT: endpoint } = values;
  if (keyId === undefined || keySecret === undefined || appId === undefined) return null;
  if (sign === undefined || templates === undefined) return null;
  return { keyId, keySecret, appId, sign, templates, region, endpoint };
}

/** The official account for scan login; null without one. `aesKey` is null in its plain mode. */
export function toWechat(values: Values) {
  const { WECHAT_APP_ID: appId, WECHAT_APP_SECRET: appSecret, WECHAT_TOKEN: token } = values;
  if (appId === undefined || appSecret === undefined || token === undefined) return null;
  return { appId, appSecret, token, aesKey: values.WECHAT_AES_KEY ?? null, endpoint: values.WECHAT_ENDPOINT };
}
