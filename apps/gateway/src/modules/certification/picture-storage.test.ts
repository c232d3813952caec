import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { listPictureFiles, picture, upload } from '../../../test/certification-forms.ts';
import { type S3Server, startS3Server } from '../../../test/servers/s3-server.ts';
import { certificationPicture } from './tables.ts';

describe('a storage that is unavailable', () => {
  let server: S3Server;
  let away: TestApp;
  beforeAll(async () => {
    server = await startS3Server();
    away = await testApp({ env: { ...server.env } });
  });
  afterAll(async () => {
    await away.close();
    await server.close();
  });

  test('refuses a picture, leaves no partial file, and accepts it when it is available again', async () => {
    const owner = await away.login('13900000004');
    const jpeg = await picture().jpeg().toBuffer();
    await server.stop();
    const refused = await upload(owner, jpeg);
    expect([refused.statusCode, refused.json().code]).toEqual([503, 50301]);
    expect(await away.deps.db.select().from(certificationPicture)).toEqual([]);
    await server.restart();
    expect((await upload(owner, jpeg)).json().code).toBe(0);
    expect(await listPictureFiles(away)).toHaveLength(1);
  });

  test('a row that cannot be written leaves no file', async () => {
    const owner = await away.login('13900000005');
    const before = await listPictureFiles(away);
    await away.deps.sql`alter table certification_picture add constraint broken check (width < 0) not valid`;
    expect((await upload(owner, await picture().jpeg().toBuffer())).statusCode).toBe(500);
    await away.deps.sql`alter table certification_picture drop constraint broken`;
    expect(await listPictureFiles(away)).toEqual(before);
  });
});
