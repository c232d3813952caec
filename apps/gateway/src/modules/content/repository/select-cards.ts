import { eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { doctor, hospital, hospitalText, specialty } from '../../doctor/tables.ts';
import { picture } from '../../media/tables.ts';
import { resource } from '../tables.ts';

const {
  titleGrams: _titleGrams,
  state: _state,
  previousState: _previousState,
  stateChangedAt: _stateChangedAt,
  stateReason: _stateReason,
  ...cardColumns
} = getTableColumns(resource);

/** Selects resources with the rows that their cards show. */
export function selectCards(db: Database) {
  return db
    .select({
      resource: cardColumns,
      specialty,
      picture,
      author: {
        id: doctor.id,
        name: doctor.name,
        nameEn: doctor.nameEn,
        title: doctor.title,
        specialtyId: doctor.specialtyId,
        portrait: doctor.portrait,
        state: doctor.state,
      },
      hospital: hospitalText,
    })
    .from(resource)
    .innerJoin(specialty, eq(specialty.id, resource.specialtyId))
    .innerJoin(picture, eq(picture.id, resource.pictureId))
    .innerJoin(doctor, eq(doctor.id, resource.authorId))
    .leftJoin(hospital, eq(hospital.id, doctor.hospitalId))
    .$dynamic();
}

/** A resource with the rows that its card shows. */
export type CardRow = Awaited<ReturnType<typeof selectCards>>[number];
