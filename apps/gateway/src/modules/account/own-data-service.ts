import type { OwnData } from '../../platform/own-data.ts';
import { account } from './accounts/tables.ts';
import { accountDevice, deviceRelease } from './devices/tables.ts';
import { accountLock } from './lock/tables.ts';
import { dailyLogin, loginRecord } from './login-records/tables.ts';
import { session } from './sessions/tables.ts';

/** The account and its logins. */
export const accountData: OwnData = {
  rows: [
    { name: 'account', title: '账号与个人资料', table: account, account: account.id, hidden: [account.passwordHash] },
    { name: 'devices', title: '登录设备', table: accountDevice, account: accountDevice.accountId },
    { name: 'device-releases', title: '释放的设备名额', table: deviceRelease, account: deviceRelease.accountId },
    { name: 'logins', title: '登录记录', table: loginRecord, account: loginRecord.accountId },
    { name: 'daily-logins', title: '每日登录次数', table: dailyLogin, account: dailyLogin.accountId },
    { name: 'sessions', title: '登录状态', table: session, account: session.accountId, hidden: [session.tokenHash] },
    { name: 'locks', title: '账号锁定', table: accountLock, account: accountLock.accountId },
  ],
  listFiles: null,
};
