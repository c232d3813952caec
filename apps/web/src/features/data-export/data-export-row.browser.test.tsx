import type { ResponseOf } from '@osteon/contract';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { expect, refetchCall, renderPage, test } from '../../../test/component-test.tsx';
import { logIn } from '../../../test/customer.ts';
import type { FakeGateway } from '../../../test/fake-gateway.ts';
import { SettingsRows } from '../../ui/settings/settings-row.tsx';
import { DataExportRow } from './data-export-row.tsx';

type Answer = ResponseOf<'getDataExport'>;

const REQUESTED_AT = Date.parse('2026-11-21T12:00:00Z');
const NONE: Answer = {
  state: 'none',
  url: '',
  bytes: 0,
  requestedAt: null,
  availableUntil: null,
  nextRequestAt: null,
};
const PREPARING: Answer = { ...NONE, state: 'preparing', requestedAt: REQUESTED_AT };
const READY: Answer = {
  ...PREPARING,
  state: 'ready',
  url: '/gateway/personal-service/dataExportFile/1',
  bytes: 1_572_864,
  availableUntil: REQUESTED_AT + 7 * 24 * 60 * 60 * 1000,
  nextRequestAt: REQUESTED_AT + 24 * 60 * 60 * 1000,
};

const main = page.getByRole('main');
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function show(gateway: FakeGateway, answer: Answer): Promise<void> {
  gateway.answer('getDataExport', answer);
  logIn(gateway);
  await renderPage(
    <main>
      <h1>个人信息</h1>
      <SettingsRows>
        <DataExportRow />
      </SettingsRows>
    </main>,
  );
}

test('a request is prepared, and the download appears without a reload', async ({ gateway }) => {
  await show(gateway, NONE);
  await expect.element(main).toMatchTextContent('准备好后会通知您，7天内可下载');
  gateway.answer('requestDataExport', PREPARING);
  await button('申请导出').click();
  await expect.element(main).toMatchTextContent('正在准备');
  await expect.element(button('申请导出')).not.toBeInTheDocument();
  gateway.answer('getDataExport', READY);
  await refetchCall('getDataExport');
  const link = page.getByRole('link', { name: '下载', exact: true });
  await expect.element(link).toHaveAttribute('href', READY.url);
  await expect.element(main).toMatchTextContent('已准备好，1.5MB');
  await expect.element(button('重新申请')).not.toBeInTheDocument();
  expect(await axeViolations('main')).toEqual([]);
});

test('a day later another one can be requested, and the first is still there', async ({ gateway }) => {
  await show(gateway, { ...READY, nextRequestAt: null });
  await expect.element(page.getByRole('link', { name: '下载', exact: true })).toBeVisible();
  await expect.element(button('重新申请')).toBeVisible();
});

test('an archive that could not be prepared can be requested again; a refused request shows an error', async ({
  gateway,
}) => {
  await show(gateway, { ...PREPARING, state: 'failed' });
  await expect.element(main).toMatchTextContent('没有保存任何文件，请重新申请');
  gateway.fail('requestDataExport', 503);
  await button('申请导出').click();
  await expect.element(page.getByText('申请失败，请稍后重试')).toBeVisible();
  await expect.element(button('申请导出')).toBeVisible();
});
