import type { CertificationLevel } from '../../lib/gated-action.ts';
import { m } from '../../texts/index.ts';
import { idCard } from '../../ui/icon/account-icons.ts';
import { camera } from '../../ui/icon/action-icons.ts';
import { document, person } from '../../ui/icon/icons.ts';

// Icons of the requirements of a certification.
const company = 'M5.2 20.2V4.4h9v15.8M14.2 9.4h4.6v10.8M3.4 20.2h17.2M8.2 8h3M8.2 11.6h3M8.2 15.2h3';
const medal = 'M12 3.8a5.4 5.4 0 1 0 0 10.8 5.4 5.4 0 0 0 0-10.8zM8.8 13.8 7.4 20.4l4.6-2.2 4.6 2.2-1.4-6.6';

/** A document that is required for a certification. */
interface Requirement {
  readonly icon: string;
  readonly name: () => string;
  readonly note: () => string;
}

/** The requirements of each certification (rules/permission-lead#leads). */
export const requirements: Readonly<Record<CertificationLevel, readonly Requirement[]>> = {
  level1: [
    { icon: idCard, name: m['perm.have.basics'], note: m['perm.have.basicsNote'] },
    { icon: camera, name: m['perm.have.photo'], note: m['perm.have.photoNote'] },
  ],
  level2: [
    { icon: medal, name: m['perm.have.licence'], note: m['perm.have.licenceNote'] },
    { icon: document, name: m['perm.have.title'], note: m['perm.have.titleNote'] },
  ],
  company: [
    { icon: company, name: m['perm.have.business'], note: m['perm.have.businessNote'] },
    { icon: person, name: m['perm.have.representative'], note: m['perm.have.representativeNote'] },
    { icon: document, name: m['perm.have.letter'], note: m['perm.have.letterNote'] },
  ],
};
