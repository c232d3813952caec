import type { CertificationLevel } from '../../lib/gated-action.ts';
import { m } from '../../texts/index.ts';
import { idCard } from '../../ui/icon/account-icons.ts';
import { camera } from '../../ui/icon/action-icons.ts';
import { document, person } from '../../ui/icon/icons.ts';
import { company, medal } from './icons.ts';

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
