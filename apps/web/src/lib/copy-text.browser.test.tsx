import { onTestFinished, vi } from 'vitest';
import { expect, renderEmptyPage, test } from '../../test/component-test.tsx';
import { copyText } from './copy-text.ts';

test('with https a text is copied by the clipboard API', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => writeText.mockRestore());
  await copyText('RZ20261121-0312');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('RZ20261121-0312');
});

test('over plain http, where browsers have no clipboard API, it is copied through a selection', async () => {
  await renderEmptyPage();
  vi.stubGlobal('isSecureContext', false);
  const copied: string[] = [];
  const execCommand = vi.spyOn(document, 'execCommand').mockImplementation((command) => {
    copied.push(command, String(document.getSelection()));
    return true;
  });
  onTestFinished(() => execCommand.mockRestore());
  await copyText('RZ20261121-0312');
  expect(copied).toEqual(['copy', 'RZ20261121-0312']);
  expect(document.querySelector('textarea')).toBeNull();
});
