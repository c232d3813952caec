import { RoleId } from '@osteon/domain';
import { page } from 'vitest/browser';
import { expect, renderEmptyPage, test } from '../../../../test/component-test.tsx';
import { logIn, ownProfile } from '../../../../test/customer.ts';
import { openDialog } from '../../../lib/dialogs.ts';

const dialog = page.getByRole('dialog', { name: '编辑资料', exact: true });

test('a fixed name is saved unchanged, also one that only a licence may contain', async ({ gateway }) => {
  logIn(gateway);
  const name = '衡骨医疗器械（上海）有限公司';
  gateway.answer(
    'getCustomerInfoV2',
    ownProfile({ name, company: name, roleId: RoleId.companyCertified, authState: 1, nameFixed: true }),
  );
  gateway.answer('getAuthMajor', { list: [] });
  gateway.answer('updateCustomerInfo', {});
  await renderEmptyPage();
  openDialog('editProfile');
  await dialog.getByRole('textbox', { name: '职称', exact: true }).fill('总经理');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .poll(() => gateway.lastPayload('updateCustomerInfo'))
    .toMatchObject({ name, medicalTitle: '总经理', company: name });
});
