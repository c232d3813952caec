import type { ResponseOf } from '@osteon/contract';
import { Suspense } from 'react';
import { beforeEach, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { CertifyPhone } from './certify-phone.tsx';

type Scene = ResponseOf<'getAuthScene'>;

const scene = (more: Partial<Scene> = {}): Scene => ({
  authenticationState: 2,
  internationalStatus: 0,
  authStatus: 0,
  roleId: 5,
  certification: null,
  phoneStep: 'basicInfo',
  history: [],
  customer: { name: '周予安', account: '138****5678' },
  level: 1,
  openScenes: [],
  ...more,
});

const certification: NonNullable<Scene['certification']> = {
  number: 'RZ20261121-0312',
  kind: 'doctorLevel1',
  country: 'CN',
  state: 'refused',
  name: '周予安',
  hospital: '清和市第二人民医院',
  department: '运动医学科',
  title: '主治医师',
  specialties: [{ id: 'sports', name: '运动医学', nameEn: 'Sports Medicine' }],
  licenceNo: '',
  items: [
    { item: 'basicInfo', state: 'accepted', reason: null, note: '', picUrl: null, sentAt: 1 },
    { item: 'licence', state: 'refused', reason: 'glare', note: '请避开灯光', picUrl: null, sentAt: 1 },
  ],
  submittedAt: 1,
  decidedAt: 2,
  queuePosition: null,
  expectedAt: null,
  picturesUntil: null,
};

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const onStep = vi.fn();

beforeEach(() => {
  onStep.mockClear();
});

/** Renders the page of a phone that logs in first. */
async function render(step?: 'allinBasicAuthInfo' | 'uploadAuthCert'): Promise<void> {
  await renderPage(
    <Suspense>
      <CertifyPhone
        tempState={undefined}
        step={step}
        onStep={onStep}
        onWithoutCode={vi.fn()}
        login={(onLogin) => (
          <button type="button" onClick={onLogin}>
            登录
          </button>
        )}
      />
    </Suspense>,
  );
  await button('登录').click();
}

test('a step that is not reached yet leads to the first one', async ({ gateway }) => {
  gateway.answer('getAuthScene', scene());
  await render('uploadAuthCert');
  await expect.element(heading('请选择您的身份')).toBeVisible();
  expect(onStep).toHaveBeenCalledWith('choiceAllinAuthRole', { replace: true });
  expect(await axeViolations('body')).toEqual([]);
});

test('the form shows its errors, and accepts an unknown hospital', async ({ gateway }) => {
  gateway.answer(
    'getAuthScene',
    scene({ certification: { ...certification, state: 'draft', hospital: '', items: [] } }),
  );
  gateway.answer('getAuthMajor', {
    list: [{ id: 'sports', propertyName: '运动医学', propertyEnName: 'Sports Medicine' }],
  });
  gateway.answer('listHospitals', { list: [], nextCursor: null });
  gateway.answer('submitAuthPhone', { authenticationState: 2 });
  await render('allinBasicAuthInfo');
  const name = page.getByRole('textbox', { name: '姓名', exact: true });
  await name.fill('周予安1');
  await userEvent.tab();
  await expect.element(page.getByText('姓名仅支持中文、英文字母、-和·', { exact: true })).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByText('请输入您所在的医院', { exact: true })).toBeVisible();
  await expect.element(button('下一步')).toBeDisabled();

  await name.fill('周予安');
  await page.getByRole('combobox', { name: '医院', exact: true }).fill('无名医院');
  await page.getByRole('option', { name: '没有找到，按“无名医院”填写' }).click();
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await button('运动医学').click();
  await expect.element(page.getByText('请选择您的专业', { exact: true })).toBeVisible();
  await button('运动医学').click();
  expect(await axeViolations('body')).toEqual([]);
  await button('下一步').click();
  await expect
    .poll(() => gateway.lastPayload('submitAuthPhone'))
    .toMatchObject({ opflag: 1, role: 6, level: 1, company: '无名医院', newAreasExpertise: ['sports'] });
});

test('a refusal names each item, and requests the refused photo alone', async ({ gateway }) => {
  gateway.answer('getAuthScene', scene({ authenticationState: 4, certification }));
  await render();
  await expect.element(heading('有1项需要补充')).toBeVisible();
  await expect.element(page.getByText('有反光，无法核对', { exact: true })).toBeVisible();
  await expect.element(page.getByText('审核人员：请避开灯光', { exact: true })).toBeVisible();
  expect(await axeViolations('body')).toEqual([]);
  await button('重新拍这一张').click();
  await expect.element(heading('重新提交执业证书')).toBeVisible();
  await expect.element(button('拍照 执业证书')).toBeDisabled();
  await page.getByRole('checkbox').click();
  await expect.element(button('拍照 执业证书')).toBeEnabled();
  await expect.element(button('提交')).toBeDisabled();
  expect(await axeViolations('body')).toEqual([]);
});

test('after a refusal a photo that was deleted since is requested, too', async ({ gateway }) => {
  const items: typeof certification.items = [
    { item: 'basicInfo', state: 'refused', reason: 'nameDiffers', note: '', picUrl: null, sentAt: 1 },
    { item: 'licence', state: 'accepted', reason: null, note: '', picUrl: null, sentAt: 1 },
  ];
  gateway.answer('getAuthScene', scene({ authenticationState: 4, certification: { ...certification, items } }));
  gateway.answer('getAuthMajor', {
    list: [{ id: 'sports', propertyName: '运动医学', propertyEnName: 'Sports Medicine' }],
  });
  gateway.answer('listHospitals', { list: [], nextCursor: null });
  gateway.answer('submitAuthPhone', { authenticationState: 4 });
  await render();
  await expect.element(heading('有2项需要补充')).toBeVisible();
  await expect.element(page.getByText('照片已删除', { exact: true })).toBeVisible();
  await button('重新拍这一张').click();
  await button('下一步').click();
  await expect.element(heading('重新提交执业证书')).toBeVisible();
  await expect.poll(() => gateway.lastPayload('submitAuthPhone')).toMatchObject({ opflag: 1 });
});

test('a code that cannot be used offers to continue without it', async ({ gateway }) => {
  gateway.refuse('getAuthScene', 110043, '二维码已过期');
  await render();
  await expect.element(heading('二维码已过期')).toBeVisible();
  await expect.element(button('在手机上继续')).toBeVisible();
  expect(await axeViolations('body')).toEqual([]);
});

test('level 2 copies the basic information, and requires two certificates', async ({ gateway }) => {
  const accepted = { ...certification, state: 'accepted' as const };
  gateway.answer('getAuthScene', scene({ roleId: 6, level: 2, certification: accepted }));
  await render('uploadAuthCert');
  await expect.element(heading('上传两份证书')).toBeVisible();
  await expect.element(button('拍照 职称证书')).toBeVisible();
  expect(await axeViolations('body')).toEqual([]);
});
