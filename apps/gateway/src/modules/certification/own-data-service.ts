import type { OwnData } from '../../platform/own-data.ts';
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
        title: '身份认证',
        table: certification,
        account: certification.accountId,
        hidden: [certification.decidedBy],
      },
      {
        name: 'certification-events',
        title: '认证记录',
        table: certificationEvent,
        account: certificationEvent.accountId,
      },
      {
        name: 'certification-pictures',
        title: '认证图片',
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
