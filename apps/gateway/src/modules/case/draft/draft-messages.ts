import { ResourceType } from '@osteon/domain';
import type { ComposeMessage } from '../../../platform/portal-message.ts';
import { m } from '../../../texts/index.ts';
import { buildResourceLink } from '../../content/resource-link.ts';

/** The page on which a draft is edited. */
export const buildEditorLink = (draftId: string): string => `/pc/v5/casePublishRichText?id=${draftId}`;

export const buildCaseLink = (id: string): string => buildResourceLink({ type: ResourceType.case, id });

/** The author's notice of a publication. */
export const composePublished =
  (title: string, { isNew }: { readonly isNew: boolean }): ComposeMessage =>
  (locale) => ({
    title: m[isNew ? 'case.notice.published' : 'case.notice.revised']({}, { locale }),
    body: m['case.notice.publishedBody']({ title }, { locale }),
  });

/** The author's notice of a draft that was returned, with the reviewer's words. */
export const composeReturned =
  (title: string, reason: string): ComposeMessage =>
  (locale) => ({
    title: m['case.notice.returned']({}, { locale }),
    body: m['case.notice.returnedBody']({ title, reason }, { locale }),
  });

/** The notice that a draft is deleted in some days. */
export const composeExpiry =
  (title: string, days: number): ComposeMessage =>
  (locale) => ({
    title: m['case.notice.expiry']({ days: String(days) }, { locale }),
    body: m['case.notice.expiryBody']({ title: title || m['case.notice.untitled']({}, { locale }) }, { locale }),
  });
