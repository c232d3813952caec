import { expect } from 'vitest';
import { DESKTOP, type Journey } from './journey.ts';

const panel = { role: 'dialog', name: '登录观看骨科专业视频' } as const;
const submit = { role: 'button', name: '登录', within: panel } as const;
const password = { role: 'textbox', name: '密码', within: panel } as const;
const userMenu = { role: 'button', name: '用户菜单' } as const;

/** A wrong password is refused with its text, the right one logs in, and the login outlasts a reload. */
export const logInByPassword: Journey = async ({ openWindow, account }) => {
  const visitor = await openWindow(DESKTOP);
  await visitor.open('/home');
  await visitor.click({ role: 'button', name: '登录/注册' });
  await visitor.click({ role: 'tab', name: '密码登录', within: panel });
  await visitor.type({ role: 'textbox', name: '账号', within: panel }, account);
  await visitor.type(password, 'Osteon2026');
  await visitor.click(submit);
  await visitor.see({ role: 'alert', name: '密码错误' });
  await visitor.type(password, '!');
  await visitor.click(submit);
  await visitor.see(userMenu);
  await visitor.seeNone(panel);
  expect(await visitor.read(() => localStorage.getItem('userId'))).toMatch(/^[\w-]+$/);

  await visitor.open('/home');
  await visitor.see(userMenu);
  await visitor.seeNone({ role: 'button', name: '登录/注册' });
};
