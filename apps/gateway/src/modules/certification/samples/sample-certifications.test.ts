import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { certification } from '../tables.ts';
import { loadSampleCertifications } from './sample-certification-service.ts';

const HOUR = 60 * 60 * 1000;
const clock = createFakeClock();
let gateway: TestApp;

beforeAll(async () => {
  clock.set(Date.parse('2027-03-01T04:00:00Z'));
  gateway = await testApp({ clock });
  await loadSampleCertifications(gateway.deps);
});
afterAll(() => gateway.close());

async function getInfo(mobile: string) {
  const browser = await gateway.login(mobile);
  const { data } = (await browser.call('getCustomerAuthInfo', {})).json();
  const { picUrl } = data.certification.items[1];
  const reply = await browser.send({ url: picUrl });
  return { ...data, picture: [reply.statusCode, reply.rawPayload.subarray(8, 12).toString()] };
}

test('one account is in review, with a picture and an expected time', async () => {
  expect(await getInfo('13900000015')).toMatchObject({
    authenticationState: 3,
    roleId: 5,
    certification: {
      state: 'review',
      name: '沈若谷',
      items: [{ item: 'basicInfo' }, { item: 'workCard', state: 'waiting' }],
      submittedAt: clock.now() - 3 * HOUR,
      queuePosition: 0,
      expectedAt: clock.now() + 6 * HOUR,
    },
    history: [{ event: 'submit' }],
    picture: [200, 'WEBP'],
  });
});

test('one account is refused, with the items to be sent again', async () => {
  expect(await getInfo('13900000016')).toMatchObject({
    authenticationState: 4,
    roleId: 5,
    certification: {
      state: 'refused',
      name: '柳明川',
      items: [
        { item: 'basicInfo', state: 'accepted' },
        { item: 'licence', state: 'refused', reason: 'glare', note: '请避开灯光再拍编号页' },
      ],
      decidedAt: clock.now() - 6 * HOUR,
    },
    history: [{ event: 'refuse' }, { event: 'submit' }],
    picture: [200, 'WEBP'],
  });
});

test.each([
  ['13900000002', '周予安', ['licence']],
  ['13900000003', '秦望舒', ['licence', 'titleCertificate']],
  ['13900000004', '陶若溪', ['licence']],
  ['13900000005', '邵一鸣', ['licence']],
])('account %s is certified by its submission, whose pictures are deleted', async (mobile, name, pictures) => {
  const browser = await gateway.login(mobile);
  expect((await browser.call('getCustomerAuthInfo', {})).json().data).toMatchObject({
    certification: {
      state: 'accepted',
      name,
      items: ['basicInfo', ...pictures].map((item) => ({ item, state: 'accepted', picUrl: null })),
    },
    history: [{ event: 'deletePictures' }, { event: 'accept' }, { event: 'submit' }],
  });
});

test('a second load adds nothing, and production has no sample certifications', async () => {
  const { db, config } = gateway.deps;
  const before = await db.select().from(certification);
  await loadSampleCertifications(gateway.deps);
  expect(await db.select().from(certification)).toEqual(before);
  const production = { ...gateway.deps, config: { ...config, production: true } };
  await expect(loadSampleCertifications(production)).rejects.toThrow('production');
});
