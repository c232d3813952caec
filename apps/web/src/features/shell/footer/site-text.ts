import { site } from '../../../lib/site.ts';
import { m } from '../../../texts/index.ts';
import { nameText } from '../../../texts/name-text.ts';

/** The copyright notice of the operator (rules/shell#footer). */
export const copyrightText = (): string =>
  m['shell.footer.copyright']({
    year: site.year,
    company: nameText({ name: site.company, nameEn: site.companyEn }),
  });

/** The operator's address; empty without one. */
export const addressText = (): string =>
  site.address && m['shell.footer.address']({ address: nameText({ name: site.address, nameEn: site.addressEn }) });
