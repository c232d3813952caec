import { page } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { expect, renderPage, test } from '../../../test/component-test.tsx';
import { useConnection } from '../../lib/connection/connection-store.ts';
import { useUpdateAvailable } from '../offline/update-available.ts';
import { ConnectionBanner } from './connection-banner.tsx';

test.for([
  { what: 'a device without a network', state: 'offline', ready: false, text: '当前离线，可查看最近读过的内容' },
  { what: 'a gateway that does not answer', state: 'lost', ready: false, text: '连接已断开，正在重新连接…' },
  { what: 'a newer build', state: 'connected', ready: true, text: '新版本已就绪，刷新后生效' },
] as const)('the line above the page names $what, and axe finds no violation in it', async ({ state, ready, text }) => {
  await renderPage(
    <>
      <ConnectionBanner />
      <main>
        <h1>骨元</h1>
      </main>
    </>,
  );
  useConnection.setState({ state });
  useUpdateAvailable.setState({ ready });
  await expect.element(page.getByRole('status').getByText(text, { exact: true })).toBeVisible();
  expect(await axeViolations('body')).toEqual([]);
  useUpdateAvailable.setState({ ready: false });
});
