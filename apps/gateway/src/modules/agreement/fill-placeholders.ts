import type { ResponseOf } from '@osteon/contract';
import type { Config } from '../../platform/config/config.ts';

type Sections = ResponseOf<'getAgreementByCode'>['sections'];

/** The portal loads nothing of third parties into the browser. */
const SDK_LIST = '目前未接入任何第三方SDK。';

/** For an operator who named no mailbox. */
const UNNAMED_MAILBOX = '平台公示的联系邮箱';

/** The text of an agreement with the operator's own values in it. */
export function fillPlaceholders(sections: Sections, site: Config['site']): Sections {
  return sections.map(({ paragraphs, ...section }) => ({
    ...section,
    paragraphs: paragraphs.map((paragraph) => fillParagraph(paragraph, site)),
  }));
}

function fillParagraph(paragraph: string, site: Config['site']): string {
  return paragraph.replaceAll('{email}', site.email || UNNAMED_MAILBOX).replaceAll('{sdkList}', SDK_LIST);
}
