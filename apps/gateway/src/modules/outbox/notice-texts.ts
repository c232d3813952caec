import type { Locale } from '@osteon/domain';
import { m } from '../../texts/index.ts';

/**
 * The notices, each with whether it is about the account's security: those are sent even to unsubscribed addresses
 * (rules/security-credentials#credential-change).
 */
const IS_SECURITY = {
  phoneChanged: true,
  appealAccepted: false,
  appealRejected: false,
  certificationAccepted: false,
  certificationRefused: false,
  certificationRevoked: false,
  newMessage: false,
  passwordSet: true,
  passwordChanged: true,
  passwordReset: true,
  emailBound: true,
  cancellationRequested: true,
  cancellationRevoked: true,
  dataExportReady: false,
} as const satisfies Record<string, boolean>;

/** The values of all notices: one that is missing in a notice leaves its place empty. */
const NO_VALUES = {
  account: '',
  answer: '',
  caseNumber: '',
  days: '',
  email: '',
  items: '',
  mobile: '',
  number: '',
  title: '',
};

const PLACEHOLDER = /\{(\w+)\}/g;
const PLACEHOLDERS = Object.fromEntries(Object.keys(NO_VALUES).map((name) => [name, `{${name}}`]));

/** Name of a notice. */
export type NoticeName = keyof typeof IS_SECURITY;

/** A notice and the values of its placeholders; accounts of others are masked. */
export interface Notice {
  readonly notice: NoticeName;
  readonly values: Readonly<Record<string, string>>;
}

/** Names of all notices. */
export const NOTICE_NAMES = Object.keys(IS_SECURITY) as NoticeName[];

/**
 * Names that notices in English had in earlier releases: queued messages have them, and settings of SMS templates may
 * (docs/operations.md#upgrade).
 */
export const ENGLISH_NOTICES = {
  certificationAcceptedEnglish: 'certificationAccepted',
  certificationRefusedEnglish: 'certificationRefused',
  certificationRevokedEnglish: 'certificationRevoked',
} as const satisfies Record<string, NoticeName>;

/** The language of every SMS: providers approve the texts beforehand (rules/outbox#message-texts). */
export const SMS_LOCALE: Locale = 'zh';

/** Placeholders of a notice by SMS, in the order of its text. */
export function listPlaceholders(notice: NoticeName): string[] {
  const text = composeText({ notice, values: PLACEHOLDERS }, SMS_LOCALE);
  return [...text.matchAll(PLACEHOLDER)].flatMap(([, name]) => name ?? []);
}

/** Subject and text of a notice with its values. */
export function fillNotice(notice: Notice, locale: Locale): { readonly subject: string; readonly text: string } {
  return { subject: m[`outbox.${notice.notice}.subject`]({}, { locale }), text: composeText(notice, locale) };
}

/** A notice as one text; the first line of a mail is its subject. */
export function composeNoticeText({
  kind,
  locale,
  ...notice
}: Notice & { readonly kind: 'sms' | 'mail'; readonly locale: Locale }): string {
  if (kind === 'sms') return composeSms(composeText(notice, SMS_LOCALE));
  const { subject, text } = fillNotice(notice, locale);
  return `${subject}\n${text}`;
}

/** An SMS starts with the product's name. */
export function composeSms(text: string): string {
  return m['outbox.sms']({ text }, { locale: SMS_LOCALE });
}

/** True if a notice is sent even to an unsubscribed address. */
export function isSecurityNotice(notice: NoticeName): boolean {
  return IS_SECURITY[notice];
}

function composeText({ notice, values }: Notice, locale: Locale): string {
  return m[`outbox.${notice}.text`]({ ...NO_VALUES, ...values }, { locale });
}
