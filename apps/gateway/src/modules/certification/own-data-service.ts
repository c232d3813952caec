import type { OwnData } from '../../platform/own-data.ts';
import { m } from '../../texts/index.ts';
import { getPicturePath } from './picture-path.ts';
import { createCertificationPictureRepository } from './picture-repository.ts';
import type { PictureService } from './picture-service.ts';
import { certification, certificationEvent, certificationPicture } from './tables.ts';

/** An account's certifications, with the pictures that are still stored. */
export function createCertificationData(pictures: Pick<PictureService, 'read'>): OwnData {
  return {
    rows: [
      {
        name: 'certifications',
        title: m['ownData.certification.certifications'],
        table: certification,
        account: certification.accountId,
        hidden: [certification.decidedBy],
      },
      {
        name: 'certification-events',
        title: m['ownData.certification.certificationEvents'],
        table: certificationEvent,
        account: certificationEvent.accountId,
      },
      {
        name: 'certification-pictures',
        title: m['ownData.certification.certificationPictures'],
        table: certificationPicture,
        account: certificationPicture.accountId,
      },
    ],
    listFiles: async (db, accountId) =>
      (await createCertificationPictureRepository(db).listByAccount(accountId)).map((picture) => ({
        path: `certification-pictures/${picture.id}.webp`,
        storedAs: getPicturePath(picture),
        decrypt: () => pictures.read(picture),
      })),
  };
}
