import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AttachmentType } from '@osteon/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { applyFor, companyForm, picture, upload, uploadAll } from '../../../test/certification-forms.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { keysFrom } from '../../platform/crypto/secret.ts';
import { account } from '../account/accounts/tables.ts';
import { certificationCommand } from './certification-command.ts';
import { getThumbnailKey } from './picture-path.ts';
import { createPictureService } from './picture-service.ts';
import { certificationPicture } from './tables.ts';

const { businessLicence, letter } = AttachmentType;
const NUMBER = 'RZ20270301-0001';
const BY = ['--by', '0217'];
const clock = createFakeClock();
let folder: string;
let gateway: TestApp;
let browser: Browser;

beforeAll(async () => {
  clock.set(Date.parse('2027-03-01T02:00:00Z'));
  folder = await mkdtemp(join(tmpdir(), 'osteon-review-'));
  gateway = await testApp({ clock });
  await gateway.deps.sql`delete from certification`;
  browser = await gateway.login('13900000006');
  await applyFor(browser, companyForm(), [businessLicence, letter]);
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

/** The lines that a command prints. */
async function run(words: readonly string[], operator = gateway.operator): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of certificationCommand.read(words)(operator)) lines.push(line);
  return lines;
}

test.each([
  [[], 'must be one of list, show, accept, refuse, revoke, rotate'],
  [['delete', NUMBER], 'must be one of list, show, accept, refuse, revoke, rotate'],
  [['list', '--state', 'open'], '--state must be one of draft, review, accepted, refused, revoked'],
  [['show'], 'Which one? Its number follows'],
  [['show', NUMBER], '--by must name the reviewer'],
  [['show', NUMBER, NUMBER, ...BY], 'takes one number'],
  [['show', 'RZ20000101-0001', ...BY], 'There is no certification RZ20000101-0001.'],
  [['accept', 'RZ20000101-0001', ...BY], 'There is no certification RZ20000101-0001.'],
  [['refuse', NUMBER, ...BY], 'Which items, and why?'],
  [['refuse', NUMBER, 'face=dark', ...BY], "'face' is no item; the items are basicInfo, workCard,"],
  [['refuse', NUMBER, 'letter=ugly', ...BY], "'ugly' is no reason; the reasons are blurred, dark,"],
  [['refuse', NUMBER, 'letter', ...BY], "'' is no reason"],
  [['refuse', NUMBER, `letter=other=${'字'.repeat(201)}`, ...BY], 'longer than 200 characters'],
  [['refuse', NUMBER, 'letter=dark', 'letter=glare', ...BY], 'Each item is refused once'],
  [['refuse', NUMBER, 'licence=dark', ...BY], `${NUMBER} has the items basicInfo, businessLicence, letter.`],
  [['revoke', NUMBER, ...BY], `${NUMBER} is in review; nothing was changed.`],
] as const)('%j is refused', async (words, complaint) => {
  await expect(run(words)).rejects.toThrow(complaint);
});

test('the queue is listed without names, one certification is shown with them', async () => {
  expect(await run(['list'])).toContain(`${NUMBER}  2027.03.01 10:00  company`);
  expect((await run(['list'])).join()).not.toContain('衡晓岚');
  expect(await run(['list', '--state', 'revoked'])).toEqual(['No certification is in the state revoked.']);
  expect(await run(['show', NUMBER.toLowerCase(), ...BY])).toEqual([
    `${NUMBER}  company  CN  review  customer sample-06`,
    '衡晓岚  衡骨医疗器械有限公司',
    'credit code: 91350100M000100Y43',
    'basicInfo  waiting  2027.03.01 10:00',
    'businessLicence  waiting  2027.03.01 10:00',
    'letter  waiting  2027.03.01 10:00',
    '2 pictures; --into FOLDER writes them.',
  ]);
});

test('the pictures are written for the user alone, and never over another file', async () => {
  const into = join(folder, 'pictures');
  const words = ['show', NUMBER, '--into', into, ...BY];
  expect((await run(words)).filter((line) => line.startsWith('picture: '))).toHaveLength(2);
  const files = (await readdir(into)).toSorted();
  expect(files).toEqual([`${NUMBER}-businessLicence.webp`, `${NUMBER}-letter.webp`]);
  for (const file of files) {
    expect((await stat(join(into, file))).mode & 0o777).toBe(0o600);
    expect((await readFile(join(into, file))).subarray(8, 12).toString()).toBe('WEBP');
  }
  await expect(run(words)).rejects.toThrow('cannot be written');
});

test('pictures are encrypted again after a change of the secret', async () => {
  const after = { ...gateway.operator, keyFor: keysFrom('a new secret'), previousKeyFor: gateway.deps.keyFor };
  const alone = { ...after, previousKeyFor: null };
  const wide = (await upload(browser, await picture(400, 300).jpeg().toBuffer())).json().data.attPath;
  const rows = await gateway.deps.db.select().from(certificationPicture);
  const one = rows.find(({ id }) => id === wide);
  if (!one) throw new Error('there is no picture');
  const read = async (deps: AppContext) => {
    const [image, thumbnail] = [one, getThumbnailKey(one)].map((key) => createPictureService(deps).read(key));
    return { image: await image, thumbnail: await thumbnail };
  };
  const unreadable = { image: null, thumbnail: null };
  const before = await read(gateway.deps);
  expect(before.thumbnail).not.toBeNull();
  expect(await read(after)).toEqual(before);
  expect(await read(alone)).toEqual(unreadable);
  expect((await run(['rotate'], alone)).filter((line) => line.startsWith('Neither SECRET nor'))).toHaveLength(
    rows.length,
  );

  const pictures = rows.length;
  expect(await run(['rotate'], after)).toEqual([`${pictures} pictures encrypted again, 0 were under SECRET already.`]);
  expect(await run(['rotate'], after)).toEqual([`0 pictures encrypted again, ${pictures} were under SECRET already.`]);
  expect(await read(alone)).toEqual(before);
  expect(await read(gateway.deps)).toEqual(unreadable);
  // Back, for the tests that follow.
  await run(['rotate'], { ...gateway.operator, previousKeyFor: after.keyFor });
});

test('a refusal leads to a new submission, an approval gives the role, and the second reviewer gets the conflict with the first decision', async () => {
  expect(await run(['refuse', NUMBER, 'letter=blurred=公章模糊=请重新盖章', ...BY])).toEqual([
    `${NUMBER} is refused; the owner of the account is told.`,
  ]);
  const { certification } = (await browser.call('getCustomerAuthInfo', {})).json().data;
  expect(certification.items.at(-1)).toMatchObject({ item: 'letter', reason: 'blurred', note: '公章模糊=请重新盖章' });
  await browser.call('submitAuthAction', { opflag: 2, authAttList: await uploadAll(browser, [letter]) });
  expect(await run(['accept', NUMBER, ...BY])).toEqual([`${NUMBER} is accepted; the owner of the account is told.`]);
  await expect(run(['accept', NUMBER, '--by', '0218'])).rejects.toThrow(
    `${NUMBER} is accepted since 2027.03.01 10:00 by 0217; nothing was changed.`,
  );
  const [row] = await gateway.deps.db.select().from(account).where(eq(account.id, 'sample-06'));
  expect(row).toMatchObject({ roleId: 15, authState: 1, name: '衡骨医疗器械有限公司' });
  expect(await run(['revoke', NUMBER, ...BY])).toEqual([`${NUMBER} is revoked; the owner of the account is told.`]);
});

test('an owner from abroad is notified in English, and by SMS in Chinese', async () => {
  const texts = async (mobile: string): Promise<string[]> =>
    (await browser.call('readOutbox', { account: mobile })).json().data.list.map(({ text }: { text: string }) => text);
  await expect.poll(() => texts('13900000006')).toContain(`【骨元】您的认证${NUMBER}已通过审核，相应权限已开通。`);
  await applyFor(browser, companyForm({ country: 'OTHER' }), [businessLicence, letter]);
  await run(['accept', 'RZ20270301-0002', ...BY]);
  await expect
    .poll(() => texts('13900000006'))
    .toContain('【骨元】您的认证RZ20270301-0002已通过审核，相应权限已开通。');
  const [message] = await gateway.deps.sql`
    select title, body from message where account_id = 'sample-06' and body like '%RZ20270301-0002%'`;
  expect(message).toEqual({
    title: 'Your Osteon certification is approved',
    body: 'Your certification RZ20270301-0002 has been approved.',
  });
});
