import { vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderEmptyPage, renderPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { applyLanguages } from '../../../lib/language/language-preference.ts';
import { setLocale } from '../../../texts/locale.ts';

const defaults = { resourceLanguage: 1, videoSubtitlesLanguage: 1, videoAudioLanguage: 2 } as const;

const opener = page.getByRole('button', { name: '语言', exact: true });
const language = page.getByRole('dialog', { name: '语言偏好', exact: true });
const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true });

/** Opens the dialog of a customer with the default languages from a button. */
async function openLanguages(gateway: FakeGateway): Promise<void> {
  gateway.answer('getLanguageConfig', defaults);
  logIn(gateway);
  await renderPage(
    <button type="button" onClick={() => openDialog('language')}>
      语言
    </button>,
  );
  await opener.click();
  await expect.element(radio('英文原声')).toBeChecked();
}

test('the dialog opens with the languages of the customer', async ({ gateway }) => {
  await openLanguages(gateway);
  await expect.element(radio('中文标题')).toBeChecked();
  await expect.element(radio('中文字幕')).toBeChecked();
  expect(await axeViolations()).toEqual([]);
});

for (const close of ['Esc', '取消', '关闭']) {
  test(`closing saves the languages that the dialog opened with, without a message: ${close}`, async ({ gateway }) => {
    gateway.answer('updateLanguageConfig', {});
    await openLanguages(gateway);
    await radio('英文标题').click();
    await expect.element(radio('英文标题')).toBeChecked();
    if (close === 'Esc') await userEvent.keyboard('{Escape}');
    else await button(language, close).click();
    await expect.element(language).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await expect.poll(() => gateway.count('updateLanguageConfig')).toBe(1);
    await expect.poll(() => gateway.lastPayload('updateLanguageConfig')).toEqual(defaults);
    expect(page.getByText('保存成功', { exact: true }).elements()).toHaveLength(0);
  });
}

test('after a failed read the dialog shows the defaults, and only the button saves', async ({ gateway }) => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  gateway.answer('updateLanguageConfig', {});
  gateway.fail('getLanguageConfig', 500);
  logIn(gateway);
  applyLanguages({ resourceLanguage: 2, videoSubtitlesLanguage: 2, videoAudioLanguage: 1 });
  await renderEmptyPage();
  openDialog('language');
  for (const name of ['中文标题', '中文字幕', '英文原声']) await expect.element(radio(name)).toBeChecked();
  expect(logged).toHaveBeenCalledWith('getLanguageConfig', expect.any(Error));
  await userEvent.keyboard('{Escape}');
  await expect.element(language).not.toBeInTheDocument();
  await expect.poll(() => gateway.count('updateLanguageConfig')).toBe(0);

  openDialog('language');
  await button(language, '保存').click();
  await expect.element(language).not.toBeInTheDocument();
  await expect.poll(() => gateway.lastPayload('updateLanguageConfig')).toEqual(defaults);
  logged.mockRestore();
});

test('a pending save is not repeated, and the choice stays after a failed one', async ({ gateway }) => {
  const { promise, reject } = Promise.withResolvers<Record<string, never>>();
  gateway.answer('updateLanguageConfig', () => promise);
  await openLanguages(gateway);
  await radio('英文字幕').click();
  const save = button(language, '保存');
  await save.click();
  await expect.poll(() => gateway.count('updateLanguageConfig')).toBe(1);
  await save.click({ force: true });
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => gateway.count('updateLanguageConfig')).toBe(1);
  reject(new Error('the connection is lost'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('保存失败，请重试');
  await expect.element(language).toBeVisible();
  await expect.element(radio('英文字幕')).toBeChecked();

  gateway.answer('updateLanguageConfig', {});
  await save.click();
  await expect.element(page.getByText('保存成功', { exact: true })).toBeVisible();
  await expect.element(language).not.toBeInTheDocument();
  await expect
    .poll(() => gateway.lastPayload('updateLanguageConfig'))
    .toEqual({ ...defaults, videoSubtitlesLanguage: 2 });
});

test('the dialog of an English interface is in English', async ({ gateway }) => {
  gateway.answer('getLanguageConfig', defaults);
  logIn(gateway);
  setLocale('en');
  await renderEmptyPage();
  openDialog('language');
  const english = page.getByRole('dialog', { name: 'Language preference', exact: true });
  await expect.element(english.getByRole('radio', { name: 'Chinese title', exact: true })).toBeChecked();
  expect(await axeViolations()).toEqual([]);
});
