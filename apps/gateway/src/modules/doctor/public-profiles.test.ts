import { ResourceType } from '@osteon/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { requestStepUpToken } from '../../../test/step-up-token.ts';
import type { Database } from '../../platform/database/connect.ts';
import { eraseCancelledAccounts } from '../account/cancellation/erase-accounts-service.ts';
import { resourceWriter } from '../content-writer.ts';
import { createPublicProfileWriter } from '../public-profile-writer.ts';
import type { PublicProfileService } from './public-profile-service.ts';

const DAY = 24 * 60 * 60 * 1000;
const clock = createFakeClock();
let gateway: TestApp;
let visitor: Browser;
let persons: PublicProfileService;

beforeAll(async () => {
  clock.set(Date.now());
  gateway = await testApp({ clock });
  visitor = gateway.browser();
  persons = createPublicProfileWriter(clock);
});
afterAll(() => gateway.close());

const inTransaction = <Result>(work: (tx: Database) => Promise<Result>) => gateway.deps.db.transaction(work);

const getDoctor = async (id: string) => (await visitor.call('getDoctor', { id })).json();

async function findPublicProfileId(accountId: string): Promise<string> {
  const [row] = await gateway.deps.sql`select id from doctor where account_id = ${accountId}`;
  return row?.['id'] ?? '';
}

async function searchPeople(keyWord: string): Promise<string[]> {
  const reply = await visitor.call('search', { keyWord, searchType: ResourceType.author });
  return reply.json().data.list.map(({ resourceId }: { resourceId: string }) => resourceId);
}

const browsers = new Map<string, Promise<Browser>>();

/** The browser of an account, which may log in three times a day. */
function login(mobile: string): Promise<Browser> {
  const browser = browsers.get(mobile) ?? gateway.login(mobile);
  browsers.set(mobile, browser);
  return browser;
}

/** Makes a person the author of a resource and returns the resource's card. */
async function write(publicProfileId: string, resourceId: string): Promise<void> {
  await gateway.deps.sql`update resource set author_id = ${publicProfileId} where id = ${resourceId}`;
  await inTransaction((tx) => resourceWriter.refresh(tx, [resourceId]));
}

const getCard = async (id: string) => (await visitor.call('getVideo', { id })).json().data.card;

describe('the person of a certified account', () => {
  test('has a page, a link preview and an entry in the search', async () => {
    const id = await findPublicProfileId('sample-03');
    expect(await getDoctor(id)).toMatchObject({
      code: 0,
      data: {
        id,
        name: '秦望舒',
        title: '副主任医师',
        hospital: '南屏医科大学总医院',
        specialtyId: 'joint',
        portrait: '',
        introduction: '',
        honours: [],
        isIndustryLeader: false,
        workCount: 0,
        pcLink: `/doctorHome?id=${id}`,
      },
    });
    await expect.poll(async () => (await searchPeople('秦望舒'))[0]).toBe(id);
    const getPageCard = gateway.modules.pageCards['/doctorHome'];
    expect(await getPageCard?.(new URLSearchParams({ id }))).toMatchObject({
      title: '秦望舒 副主任医师',
      type: 'profile',
    });
    const own = await login('13900000003');
    expect((await own.call('getCustomerInfoV2', {})).json().data.personId).toBe(id);
  });

  test("is listed after the library's doctors, and is no leading expert", async () => {
    const { list } = (await visitor.call('listDoctors', { pageSize: 999 })).json().data;
    const ids = list.map(({ id }: { id: string }) => id);
    expect(ids.indexOf(await findPublicProfileId('sample-02'))).toBeGreaterThanOrEqual(36);
    expect(ids.slice(0, 36).every((id: string) => /^e\d\d$/.test(id))).toBe(true);
    const leaders = (await visitor.call('listDoctors', { pageSize: 999, industryLeader: 'true' })).json().data.list;
    expect(leaders.filter(({ id }: { id: string }) => !/^e\d\d$/.test(id))).toEqual([]);
    const hands = (await visitor.call('listDoctors', { specialtyId: 'hand', pageSize: 999 })).json().data.list;
    expect(hands.at(-1)).toMatchObject({ id: await findPublicProfileId('sample-09'), specialtyId: 'hand' });
  });

  test('does not exist without a certification, nor for a company', async () => {
    for (const id of ['sample-01', 'sample-06', 'sample-07', 'sample-14'])
      expect(await findPublicProfileId(id)).toBe('');
    const own = await login('13900000007');
    expect((await own.call('getCustomerInfoV2', {})).json().data.personId).toBeNull();
  });

  test("is created by the first certification with the account's data, and changed by the next", async () => {
    const own = await login('13900000001');
    const sent = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#8899aa' } })
      .png()
      .toBuffer();
    const { logo } = (await own.call('updatePortrait', { extName: 'png', fileContent: sent.toString('base64') })).json()
      .data;
    await own.call('updateBiography', { biography: '从事创伤骨科临床工作。' });
    const certified = { accountId: 'sample-01', name: '林晓帆', title: '住院医师', hospital: '某某乡镇卫生院' };
    const id = await inTransaction((tx) =>
      persons.savePublicProfile(tx, { ...certified, specialtyIds: ['trauma', 'hand'] }),
    );
    expect((await getDoctor(id)).data).toMatchObject({
      name: '林晓帆',
      hospital: '某某乡镇卫生院',
      city: '',
      specialtyId: 'trauma',
      areasOfExpertise: ['手外科'],
      portrait: logo,
      introduction: '从事创伤骨科临床工作。',
    });
    const moved = { ...certified, title: '主治医师', hospital: '清和市第二人民医院', specialtyIds: ['trauma'] };
    expect(await inTransaction((tx) => persons.savePublicProfile(tx, moved))).toBe(id);
    expect((await getDoctor(id)).data).toMatchObject({ title: '主治医师', city: '清和市', areasOfExpertise: [] });
  });

  test.each([
    { what: 'no specialty', change: { specialtyIds: [] } },
    { what: 'an unknown specialty', change: { specialtyIds: ['none-such'] } },
    { what: 'an unknown account', change: { accountId: 'nobody' } },
  ])('is refused with $what', async ({ change }) => {
    const person = {
      accountId: 'sample-06',
      name: '衡骨',
      title: '',
      hospital: '',
      specialtyIds: ['joint'],
      ...change,
    };
    await expect(inTransaction((tx) => persons.savePublicProfile(tx, person))).rejects.toThrow(TypeError);
    expect(await findPublicProfileId('sample-06')).toBe('');
  });

  test("is updated with its owner's changes, and retains fans and works when the hospital changes", async () => {
    const own = await login('13900000002');
    const id = await findPublicProfileId('sample-02');
    await write(id, 'v02');
    await gateway.deps.sql`
      insert into follow (account_id, ref_type, ref_id, followed_at, seen_at)
      values ('sample-03', 9, ${id}, now(), now())`;
    const profile = { name: '周予安', medicalTitle: '副主任医师', company: '云岭县人民医院', specialtyId: '' };
    expect((await own.call('updateCustomerInfo', profile)).json().code).toBe(0);
    const { data } = await getDoctor(id);
    expect(data).toMatchObject({ title: '副主任医师', hospital: '云岭县人民医院', city: '', specialtyId: 'sports' });
    expect((await getCard('v02')).author).toMatchObject({ id, hospital: '云岭县人民医院' });
    expect(await searchPeople('云岭县人民医院')).toEqual([id]);
    const found = (await visitor.call('search', { keyWord: '云岭县人民医院', searchType: 1 })).json().data.list;
    expect(found.map(({ resourceId }: { resourceId: string }) => resourceId)).toEqual(['v02']);
    const fan = await login('13900000003');
    const followed = async () =>
      (await fan.call('listFollowing', { refTypeList: [9] }))
        .json()
        .data.list.find(({ resId }: { resId: string }) => resId === id);
    expect(await followed()).toMatchObject({ resName: '周予安', company: '云岭县人民医院', resUrlList: [] });

    const sent = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#8899aa' } })
      .png()
      .toBuffer();
    const { logo, customerLogoUrl } = (
      await own.call('updatePortrait', { extName: 'png', fileContent: sent.toString('base64') })
    ).json().data;
    expect((await getDoctor(id)).data.portrait).toBe(logo);
    expect((await getCard('v02')).author.portrait).toBe(logo);
    expect((await followed()).resUrlList).toEqual([{ picUrl: customerLogoUrl }]);
    await own.call('deletePortrait', {});
    expect((await followed()).resUrlList).toEqual([]);
  });

  test('is hidden while its certification is revoked, and is the same one afterwards', async () => {
    const id = await findPublicProfileId('sample-08');
    await inTransaction((tx) => persons.hidePublicProfile(tx, 'sample-08'));
    expect((await getDoctor(id)).code).toBe(40400);
    expect(await searchPeople('贺知秋')).not.toContain(id);
    const { list } = (await visitor.call('listDoctors', { pageSize: 999 })).json().data;
    expect(list.some((doctor: { id: string }) => doctor.id === id)).toBe(false);
    const own = await login('13900000008');
    expect((await own.call('getCustomerInfoV2', {})).json().data.personId).toBeNull();
    await own.call('updateBiography', { biography: '脊柱外科医生' });
    expect(await searchPeople('贺知秋')).not.toContain(id);
    const again = { accountId: 'sample-08', name: '贺知秋', title: '', hospital: '', specialtyIds: ['spine'] };
    expect(await inTransaction((tx) => persons.savePublicProfile(tx, again))).toBe(id);
    expect((await getDoctor(id)).data).toMatchObject({ hospital: '', introduction: '脊柱外科医生' });
    await expect.poll(async () => (await searchPeople('贺知秋'))[0]).toBe(id);
  });

  test('is found by new words after the library is loaded again', async () => {
    const id = await findPublicProfileId('sample-03');
    await gateway.deps.sql`delete from search_entry where resource_id = ${id}`;
    await inTransaction((tx) => persons.reindex(tx));
    await expect.poll(async () => (await searchPeople('秦望舒'))[0]).toBe(id);
  });
});

describe('a biography', () => {
  test('is shown on the public page, with its lines', async () => {
    const own = await login('13900000003');
    const biography = '关节外科副主任医师。\n擅长髋膝关节置换。';
    expect((await own.call('updateBiography', { biography: ` ${biography}\n` })).json().code).toBe(0);
    expect((await own.call('getCustomerInfoV2', {})).json().data.biography).toBe(biography);
    const id = await findPublicProfileId('sample-03');
    expect((await getDoctor(id)).data.introduction).toBe(biography);
    expect(await searchPeople('髋膝关节置换')).toContain(id);
  });

  test.each([
    ['501 characters', '字'.repeat(501)],
    ['an escape sequence', '\u001b[2J'],
  ])('of %s is refused', async (_what, biography) => {
    const own = await login('13900000003');
    expect((await own.call('updateBiography', { biography })).json().code).toBe(40000);
  });
});

describe('an erased account', () => {
  const erase = async (mobile: string) => {
    const own = await login(mobile);
    const bandToken = await requestStepUpToken(own, mobile);
    expect((await own.call('requestCancellation', { bandToken })).json().code).toBe(0);
    clock.advance(15 * DAY);
    await eraseCancelledAccounts(gateway.deps, gateway.modules.erasures);
  };

  test('leaves nothing of a person without works, and no follow', async () => {
    const id = await findPublicProfileId('sample-09');
    await gateway.deps.sql`
      insert into follow (account_id, ref_type, ref_id, followed_at, seen_at)
      values ('sample-03', 9, ${id}, now(), now())`;
    await erase('13900000009');
    expect(await gateway.deps.sql`select id from doctor where id = ${id}`).toHaveLength(0);
    expect(await gateway.deps.sql`select * from follow where ref_id = ${id}`).toHaveLength(0);
    expect(await searchPeople('温以宁')).toEqual([]);
    expect((await getDoctor(id)).code).toBe(40400);
  });

  test('leaves its works without an author, and nothing personal in them or in the search', async () => {
    const id = await findPublicProfileId('sample-05');
    await write(id, 'v03');
    await gateway.deps.sql`insert into course_lecturer select id, 99, ${id} from course order by id limit 1`;
    await inTransaction((tx) => resourceWriter.refreshAuthor(tx, id));
    expect((await getCard('v03')).author).toMatchObject({ id, name: '邵一鸣' });
    const search = async () => (await visitor.call('search', { keyWord: '邵一鸣' })).json().data.list;
    expect(await search()).toHaveLength(3);
    await erase('13900000005');
    expect((await getCard('v03')).author).toBeNull();
    expect(await search()).toEqual([]);
    expect((await getDoctor(id)).code).toBe(40400);
    const rows = await gateway.deps.sql`
      select account_id, state, name, title, hospital_id, hospital_name, introduction, portrait from doctor where id = ${id}`;
    expect(rows).toEqual([
      {
        account_id: null,
        state: 'erased',
        name: '',
        title: '',
        hospital_id: null,
        hospital_name: '',
        introduction: '',
        portrait: '',
      },
    ]);
    const { list } = (await visitor.call('listDoctors', { pageSize: 999 })).json().data;
    expect(list.some((doctor: { id: string }) => doctor.id === id)).toBe(false);
  });
});
