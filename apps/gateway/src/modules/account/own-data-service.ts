import type { OwnData } from '../../platform/own-data.ts';
import { m } from '../../texts/index.ts';
import { account } from './accounts/tables.ts';
import { accountDevice, deviceRelease } from './devices/tables.ts';
import { accountLock } from './lock/tables.ts';
import { dailyLogin, loginRecord } from './login-records/tables.ts';
import { session } from './sessions/tables.ts';

/** The account and its logins. */
export const accountData: OwnData = {
  rows: [
    {
      name: 'account',
      title: m['ownData.account.account'],
      table: account,
      account: account.id,
      hidden: [account.passwordHash],
    },
    { name: 'devices', title: m['ownData.account.devices'], table: accountDevice, account: accountDevice.accountId },
    {
      name: 'device-releases',
      title: m['ownData.account.deviceReleases'],
      table: deviceRelease,
      account: deviceRelease.accountId,
    },
    { name: 'logins', title: m['ownData.account.logins'], table: loginRecord, account: loginRecord.accountId },
    { name: 'daily-logins', title: m['ownData.account.dailyLogins'], table: dailyLogin, account: dailyLogin.accountId },
    {
      name: 'sessions',
      title: m['ownData.account.sessions'],
      table: session,
      account: session.accountId,
      hidden: [session.tokenHash],
    },
    { name: 'locks', title: m['ownData.account.locks'], table: accountLock, account: accountLock.accountId },
  ],
  listFiles: null,
};
