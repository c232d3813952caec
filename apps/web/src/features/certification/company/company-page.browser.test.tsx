import type { ResponseOf } from '@osteon/contract';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { authInfo, certification } from '../../../../test/certification.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { CompanyPage } from './company-page.tsx';
import { createLetter } from './create-letter.ts';

const section = (name: string) => page.getByRole('region', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const alerts = () =>
  page
    .getByRole('alert')
    .elements()
    .map(({ textContent }) => textContent);

/** A code with the right check character. */
const CODE = '91350100M000100Y43';

const owner: ResponseOf<'getCustomerInfoV2'> = {
  customerId: 'A'.repeat(22),
  name: '衡晓岚',
  medicalTitle: '',
  company: '',
  logo: '',
  biography: '',
  personId: null,
  specialtyId: '',
  roleId: 14,
  authState: 0,
  internationalStatus: 0,
  nameFixed: false,
  mobile: '13900000006',
  email: '',
  hasPassword: true,
  bindConfirmedAt: null,
};

async function show(gateway: FakeGateway, info = authInfo({ roleId: 14 })): Promise<void> {
  gateway.answer('getCustomerAuthInfo', info);
  gateway.answer('getCustomerInfoV2', owner);
  logIn(gateway);
  await renderPage(
    <main>
      <CompanyPage />
    </main>,
  );
  await expect.element(page.getByRole('heading', { name: '企业认证', exact: true })).toBeVisible();
}

const consent = page.getByRole('checkbox', { name: /^我同意骨元仅为核验身份处理我的证件照片/ });

async function choose(name: string): Promise<void> {
  const canvas = new OffscreenCanvas(320, 240);
  canvas.getContext('2d');
  const file = new File([await canvas.convertToBlob()], 'a.png', { type: 'image/png' });
  const find = () => document.querySelector(`input[type=file][aria-label="${name}"]`);
  await expect.poll(find).not.toBeNull();
  const input = find();
  if (!input) throw new Error(`no file input of ${name}`);
  await userEvent.upload(input, file);
}

test('an empty form names all missing fields', async ({ gateway }) => {
  await show(gateway);
  await expect.element(section('认证授权书')).toMatchTextContent('衡晓岚');
  expect(await axeViolations('main')).toEqual([]);
  await button('提交').click();
  await expect
    .poll(alerts)
    .toEqual([
      '请上传营业执照照片',
      '请输入企业名称',
      '请输入统一社会信用代码',
      '请输入您的姓名',
      '请上传盖章后的授权书',
    ]);
  // Without the consent no picture can be chosen.
  await expect.element(page.getByRole('checkbox')).toHaveFocus();
  expect(await axeViolations('main')).toEqual([]);
});

test('the credit code is validated when its field is left: length, then check character', async ({ gateway }) => {
  await show(gateway);
  const code = field('统一社会信用代码');
  await code.fill('91530100MA6X4Q2T8');
  await userEvent.tab();
  await expect.poll(alerts).toEqual(['应为18位，当前17位']);
  await code.fill(CODE.replace(/.$/, '4'));
  await expect.poll(alerts).toContain('校验位不符，请核对统一社会信用代码');
  await field('姓名').fill('衡立言');
  await code.fill(CODE.toLowerCase());
  await expect.poll(alerts).toEqual([]);
  await expect.element(code).toHaveValue(CODE);
});

test('a company submits both pictures; a failure leaves the form unchanged', async ({ gateway }) => {
  let uploads = 0;
  gateway.answer('uploadAuthEnclosure', () => ({ attPath: String(++uploads).repeat(22) }));
  await show(gateway);
  await expect.element(section('营业执照').getByRole('button', { name: '上传照片', exact: true })).toBeDisabled();
  await consent.click();
  expect(await axeViolations('main')).toEqual([]);
  await choose('营业执照');
  await expect.element(section('营业执照')).toMatchTextContent('已上传');
  const thumbnail = section('营业执照').getByRole('img', { name: '营业执照', exact: true });
  // A thumbnail of a picture that is uploaded in full size.
  await expect.element(thumbnail).toHaveProperty('naturalWidth', 200);
  await expect
    .poll(() => gateway.lastPayload('uploadAuthEnclosure'))
    .toMatchObject({ attType: 14, consent: '2026-11-23' });
  await choose('授权书（已盖章）');
  await expect.element(section('认证授权书')).toMatchTextContent('已上传');
  await field('企业名称').fill('云江衡岫医疗科技有限公司');
  await field('统一社会信用代码').fill(CODE);
  await field('姓名').fill('衡立言');
  gateway.refuse('submitAuthAction', 40900, '您的认证正在审核中');
  await button('提交').click();
  await expect.poll(alerts).toEqual(['您的认证正在审核中']);
  await expect.element(field('企业名称')).toHaveValue('云江衡岫医疗科技有限公司');
  gateway.answer('submitAuthAction', { authenticationState: 3 });
  const review = certification({
    kind: 'company',
    country: 'CN',
    items: [
      { item: 'basicInfo', state: 'waiting', reason: null, note: '', picUrl: null, sentAt: 1 },
      { item: 'businessLicence', state: 'waiting', reason: null, note: '', picUrl: null, sentAt: 1 },
      { item: 'letter', state: 'waiting', reason: null, note: '', picUrl: null, sentAt: 1 },
    ],
  });
  gateway.answer('getCustomerAuthInfo', authInfo({ roleId: 14, authenticationState: 3, certification: review }));
  await button('提交').click();
  await expect.element(page.getByText('企业认证　审核中', { exact: true })).toBeVisible();
  await expect.element(button('提交')).not.toBeInTheDocument();
  const sent = gateway.sent.filter(({ name }) => name === 'submitAuthAction').map(({ payload }) => payload);
  expect(sent.slice(-2)).toEqual([
    {
      opflag: 1,
      role: 15,
      level: 1,
      country: 'CN',
      company: '云江衡岫医疗科技有限公司',
      fullName: '衡立言',
      licenceNo: CODE,
    },
    {
      opflag: 2,
      authAttList: [
        { attPath: '1'.repeat(22), attPositionType: 1, attType: 14 },
        { attPath: '2'.repeat(22), attPositionType: 1, attType: 15 },
      ],
      isCompleted: 0,
    },
  ]);
  expect(localStorage.getItem('companyDraft')).toBeNull();
});

test('the draft stays in this browser, with the uploaded pictures, for this customer alone', async ({ gateway }) => {
  gateway.answer('uploadAuthEnclosure', { attPath: 'B'.repeat(22) });
  await show(gateway);
  await field('企业名称').fill('云江衡岫医疗科技有限公司');
  await consent.click();
  await choose('营业执照');
  await expect.element(section('营业执照')).toMatchTextContent('已上传');
  await button('保存草稿').click();
  await expect.element(page.getByText('草稿已保存在本机', { exact: true })).toBeVisible();
  const { cleanup } = await import('vitest-browser-react/pure');
  await cleanup();
  await show(gateway);
  await expect.element(field('企业名称')).toHaveValue('云江衡岫医疗科技有限公司');
  await expect.element(section('营业执照')).toMatchTextContent('已上传');
  await cleanup();
  logIn(gateway, { customerId: 'C'.repeat(22), userId: 'C'.repeat(22) });
  expect(localStorage.getItem('companyDraft')).toBeNull();
});

test('the error of a picture that the gateway refuses appears at its row', async ({ gateway }) => {
  gateway.refuse('uploadAuthEnclosure', 41501, '请上传图片文件');
  await show(gateway);
  await consent.click();
  await choose('营业执照');
  await expect.poll(alerts).toEqual(['请上传图片文件']);
});

test('a refused letter alone is sent again', async ({ gateway }) => {
  const refused = certification({
    kind: 'company',
    country: 'CN',
    state: 'refused',
    name: '衡立言',
    hospital: '云江衡岫医疗科技有限公司',
    licenceNo: CODE,
    items: [
      { item: 'basicInfo', state: 'accepted', reason: null, note: '', picUrl: null, sentAt: 1 },
      { item: 'businessLicence', state: 'accepted', reason: null, note: '', picUrl: '/favicon.svg', sentAt: 1 },
      { item: 'letter', state: 'refused', reason: 'blurred', note: '公章模糊', picUrl: '/favicon.svg', sentAt: 1 },
    ],
  });
  await show(gateway, authInfo({ roleId: 14, authenticationState: 4, certification: refused }));
  await expect.element(page.getByText('企业认证　需补充1项', { exact: true })).toBeVisible();
  await expect.element(section('营业执照')).toMatchTextContent('已通过，无需重新上传');
  await expect
    .element(section('营业执照').getByRole('img', { name: '营业执照', exact: true }))
    .toHaveAttribute('src', '/favicon.svg?size=small');
  await button('提交').click();
  await expect.poll(alerts).toEqual(['请上传盖章后的授权书']);
});

test('a doctor has no company to certify', async ({ gateway }) => {
  await show(gateway, authInfo({ roleId: 6, authenticationState: 1 }));
  await expect.element(page.getByText('您没有权限进行此操作', { exact: true })).toBeVisible();
});

test('the letter is a page to print, and the input is text in it', async () => {
  const letter = createLetter({ company: '<b>衡岫</b>', licenceNo: CODE, legalPerson: '衡立言', contact: '衡晓岚' });
  const html = await letter.text();
  expect(html).toContain('<dd>&lt;b&gt;衡岫&lt;/b&gt;</dd>');
  expect(html).toContain(`<dd>${CODE}</dd>`);
  expect(html).toContain('兹授权联系人管理本企业在骨元的账号');
});
