import type { ResponseOf } from '@osteon/contract';
import type { Config } from '../../platform/config/config.ts';
import { m } from '../../texts/index.ts';

type Sections = ResponseOf<'getAgreementByCode'>['sections'];

/** The agreements are Chinese, and so are the values in them. */
const OPTIONS = { locale: 'zh' } as const;

/** Replaces the placeholders of an agreement by the operator's values. */
export function fillPlaceholders(sections: Sections, site: Config['site']): Sections {
  return sections.map(({ paragraphs, ...section }) => ({
    ...section,
    paragraphs: paragraphs.map((paragraph) => fillParagraph(paragraph, site)),
  }));
}

/** `{email}` has words where the operator configured none; the portal loads no third-party code into the browser. */
function fillParagraph(paragraph: string, site: Config['site']): string {
  return paragraph
    .replaceAll('{email}', site.email || m['agreement.email']({}, OPTIONS))
    .replaceAll('{sdkList}', m['agreement.sdkList']({}, OPTIONS));
}
