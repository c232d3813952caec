import type { ResponseOf } from '@osteon/contract';
import type { Config } from '../../platform/config/config.ts';

type Sections = ResponseOf<'getAgreementByCode'>['sections'];

/** Value of `{sdkList}`: the portal loads no third-party code into the browser. */
const SDK_LIST = '目前未接入任何第三方SDK。';

/** Value of `{email}` where the operator configured none. */
const DEFAULT_EMAIL = '平台公示的联系邮箱';

/** Replaces the placeholders of an agreement by the operator's values. */
export function fillPlaceholders(sections: Sections, site: Config['site']): Sections {
  return sections.map(({ paragraphs, ...section }) => ({
    ...section,
    paragraphs: paragraphs.map((paragraph) => fillParagraph(paragraph, site)),
  }));
}

function fillParagraph(paragraph: string, site: Config['site']): string {
  return paragraph.replaceAll('{email}', site.email || DEFAULT_EMAIL).replaceAll('{sdkList}', SDK_LIST);
}
