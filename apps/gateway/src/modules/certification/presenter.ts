import type { ResponseOf, Specialty } from '@osteon/contract';
import { ATTACHMENT_ITEMS } from '@osteon/domain';
import { buildPictureUrl } from './picture-path.ts';
import type { AttachedPicture } from './picture-repository.ts';
import type { CertificationRow } from './repository.ts';

type Certification = NonNullable<ResponseOf<'getCustomerAuthInfo'>['certification']>;

/** The values besides the row that a certification is presented with. */
interface Surroundings extends Pick<Certification, 'queuePosition' | 'expectedAt' | 'picturesUntil'> {
  readonly specialties: readonly Specialty[];
  readonly pictures: readonly AttachedPicture[];
}

/** A certification as the contract returns it to its owner. */
export function presentCertification(
  row: CertificationRow,
  { specialties, pictures, ...times }: Surroundings,
): Certification {
  const { number, kind, country, state, hospital, department, title, licenceNo, submittedAt, decidedAt } = row;
  const urls = new Map(pictures.map(({ attType, id }) => [ATTACHMENT_ITEMS[attType], buildPictureUrl(id)] as const));
  return {
    number,
    kind,
    country,
    state,
    name: row.fullName,
    hospital,
    department,
    title,
    licenceNo,
    specialties: row.specialtyIds.flatMap((id) => {
      const found = specialties.find((each) => each.id === id);
      return found ? [{ id, name: found.name, nameEn: found.nameEn }] : [];
    }),
    items: row.items.map((each) => ({ ...each, picUrl: urls.get(each.item) ?? null })),
    submittedAt,
    decidedAt,
    ...times,
  };
}
