import type { ResponseOf } from '@osteon/contract';
import { DAILY_LOGINS, formatDay } from '@osteon/domain';
import { z } from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { cursorTimestamp, cutPage, decodeCursor } from '../../../platform/database/keyset.ts';
import type { SessionContext } from '../../../platform/http/handler.ts';
import { createDailyLoginRepository } from './daily-login-repository.ts';
import { presentLoginRecord } from './login-record-presenter.ts';
import { createLoginRecordRepository } from './login-record-repository.ts';

const cursorSchema = z.tuple([cursorTimestamp, z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)]);

/** The login records that an owner can read; rules/device#login-records. */
export interface LoginRecordService {
  list(
    context: SessionContext,
    page: { cursor?: string | undefined; pageSize: number },
  ): Promise<ResponseOf<'listLoginRecords'>>;
}

export function createLoginRecordService({ db, clock }: Pick<AppContext, 'db' | 'clock'>): LoginRecordService {
  const dailyLogins = createDailyLoginRepository(db);
  const loginRecords = createLoginRecordRepository(db);
  return {
    async list(context, { cursor, pageSize }) {
      const { customerId } = context.session;
      const [rows, today] = await Promise.all([
        loginRecords.list(customerId, decodeCursor(cursorSchema, cursor), pageSize + 1),
        dailyLogins.read(customerId, formatDay(clock.now())),
      ]);
      const { list, nextCursor } = cutPage(rows, pageSize, ({ at, id }) => [at, id]);
      return {
        list: list.map(presentLoginRecord),
        nextCursor,
        today,
        perDay: DAILY_LOGINS,
      };
    },
  };
}
