import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { PNG } from 'pngjs';
import { expect } from 'vitest';
import { freshMobile } from '../../support/log-in.ts';
import { readCode } from '../../support/verification-code.ts';
import type { ElementQuery } from '../find-element.ts';
import type { Visitor } from '../visitor.ts';
import { DESKTOP, type Journey, PHONE } from './journey.ts';

/** Width of the pictures that are sent, in pixels. */
const WIDTH = 40;
const pdf = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';

const popup: ElementQuery = { role: 'dialog', name: '收到新的传输文件' };
const sent: ElementQuery = { role: 'heading', name: '1项已发送' };

/** Photos and a PDF reach the desktop, which shows the pictures and fetches the PDF. */
export const sendFromPhone: Journey = async ({ openWindow, gateway }) => {
  const mobile = freshMobile();
  const desktop = await openWindow(DESKTOP);
  await desktop.open('/courseList');
  await desktop.click({ role: 'button', name: '登录/注册' });
  const dialog: ElementQuery = { role: 'dialog', name: '登录观看骨科专业视频' };
  await desktop.click({ role: 'tab', name: '验证码登录', within: dialog });
  await logInByCode(desktop, gateway, mobile, dialog);
  await desktop.click({ role: 'button', name: '暂不认证' });
  const phone = await openWindow(PHONE);
  await phone.open('/m/transfer');
  await logInByCode(phone, gateway, mobile);
  await phone.see({ role: 'heading', name: '文件传输' });

  const folder = await mkdtemp(join(tmpdir(), 'osteon-files-'));
  try {
    await phone.chooseFiles({ role: 'textbox', name: '相册' }, await writePictures(folder));
    await phone.see(sent);
    await desktop.see({ ...popup, text: '等2张图片' });
    await desktop.click({ role: 'button', name: '立即查看', within: popup });
    await expect.poll(() => desktop.read(readPictureWidths)).toEqual([WIDTH, WIDTH]);
    await desktop.click({ role: 'button', name: '关闭' });

    const paper = join(folder, '术前核对单.pdf');
    await writeFile(paper, pdf);
    await phone.click({ role: 'button', name: '继续发送' });
    await phone.chooseFiles({ role: 'textbox', name: 'PDF' }, [paper]);
    await phone.see(sent);
    await desktop.see({ ...popup, text: '术前核对单.pdf' });
    expect(await desktop.read(fetchPaper)).toBe(pdf);
  } finally {
    await rm(folder, { recursive: true });
  }
};

async function logInByCode(
  visitor: Visitor,
  gateway: APIRequestContext,
  mobile: string,
  within?: ElementQuery,
): Promise<void> {
  const scope = within ? { within } : {};
  await visitor.type({ role: 'textbox', name: '手机号', ...scope }, mobile);
  await visitor.click({ role: 'button', name: '获取验证码', ...scope });
  await visitor.see({ role: 'button', text: '秒后', ...scope });
  await visitor.type({ role: 'textbox', name: '验证码', ...scope }, await readCode(gateway, mobile));
  await visitor.click({ role: 'button', name: '登录', ...scope });
}

/** Returns the paths of two pictures. */
async function writePictures(folder: string): Promise<readonly string[]> {
  const paths = ['术前正位.png', '术前侧位.png'].map((name) => join(folder, name));
  for (const path of paths) await writeFile(path, PNG.sync.write(new PNG({ width: WIDTH, height: WIDTH })));
  return paths;
}

/** Evaluated in the browser. */
function readPictureWidths() {
  return [...document.querySelectorAll<HTMLImageElement>('[role="dialog"] img')].map(
    ({ naturalWidth }) => naturalWidth,
  );
}

/** Content of what the notice links to; evaluated in the browser. */
async function fetchPaper() {
  const link = document.querySelector<HTMLAnchorElement>('[role="dialog"] a[href]');
  return (await fetch(link?.href ?? '')).text();
}
