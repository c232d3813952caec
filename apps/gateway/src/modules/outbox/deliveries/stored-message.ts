import type { CodePurpose, Locale } from '@osteon/domain';
import type { CodeMessage, Message, NoticeMessage } from '../message-sender.ts';
import { ENGLISH_NOTICES, type NoticeName } from '../notice-texts.ts';

/** Purposes of codes by their names in earlier releases. */
const FORMER_PURPOSES = { login: 'mobileLogin' } as const satisfies Record<string, CodePurpose>;

type FormerPurpose = keyof typeof FORMER_PURPOSES;
type EnglishNotice = keyof typeof ENGLISH_NOTICES;

/**
 * A message as it is stored until it is sent. One of an earlier release has no language: it is Chinese, except the
 * English notices, which had names of their own (docs/operations.md#upgrade).
 */
export type StoredMessage = { readonly locale?: Locale } & (
  | (Omit<CodeMessage, 'locale' | 'purpose'> & { readonly purpose: CodePurpose | FormerPurpose })
  | (Omit<NoticeMessage, 'locale' | 'notice'> & { readonly notice: NoticeName | EnglishNotice })
);

/** A stored message with the names of this release. */
export function readStoredMessage(stored: StoredMessage): Message {
  const { locale = 'zh' } = stored;
  if ('code' in stored) return { ...stored, locale, purpose: findPurpose(stored.purpose) };
  const { notice } = stored;
  return isEnglishNotice(notice)
    ? { ...stored, locale: 'en', notice: ENGLISH_NOTICES[notice] }
    : { ...stored, locale, notice };
}

const findPurpose = (purpose: CodePurpose | FormerPurpose): CodePurpose =>
  purpose === 'login' ? FORMER_PURPOSES[purpose] : purpose;

const isEnglishNotice = (notice: NoticeName | EnglishNotice): notice is EnglishNotice =>
  Object.hasOwn(ENGLISH_NOTICES, notice);
