import { eq } from 'drizzle-orm';
import { CallError } from '../../call-error.ts';
import type { Config } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import type { Module } from '../../module.ts';
import { agreement } from './tables.ts';

/** The portal loads nothing of third parties into the browser. */
const SDK_LIST = '目前未接入任何第三方SDK。';

/** For an operator who named no mailbox. */
const UNNAMED_MAILBOX = '平台公示的联系邮箱';

/** The two agreements, filled in with the operator's own values. */
export function createAgreement({ db, config }: Pick<Deps, 'db' | 'config'>): Module<'getAgreementByCode'> {
  return {
    handlers: {
      async getAgreementByCode({ code }) {
        const [row] = await db.select().from(agreement).where(eq(agreement.code, code));
        if (!row) throw new CallError('notFound');
        const sections = row.sections.map(({ paragraphs, ...section }) => ({
          ...section,
          paragraphs: paragraphs.map((paragraph) => fillIn(paragraph, config.site)),
        }));
        return { ...row, sections };
      },
    },
  };
}

function fillIn(paragraph: string, site: Config['site']): string {
  return paragraph.replaceAll('{email}', site.email || UNNAMED_MAILBOX).replaceAll('{sdkList}', SDK_LIST);
}
