import type { ResponseOf } from '@osteon/contract';
import { DAILY_LOGINS, formatDay } from '@osteon/domain';
import { z } from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { cursorTimestamp, cutPage, decodeCursor } from '../../../platform/database/keyset.ts';
import type { SessionContext } from '../../../platform/http/handler.ts';
import { readDailyLogins } from './daily-login-repository.ts';
import { presentLoginRecord } from './login-record-presenter.ts';
import { listLoginRecords } from './login-record-repository.ts';

const cursorSchema = z.tuple([cursorTimestamp, z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)]);

/** The login records that an owner can read; rules/device#login-records. */
export interface LoginRecordService {
  list(
    context: SessionContext,
    page: { cursor?: string | undefined; pageSize: number },
  ): Promise<ResponseOf<'listLoginRecords'>>;
}

export function createLoginRecordService({ db, clock }: Pick<AppContext, 'db' | 'clock'>): LoginRecordService {
  return {
    async list(context, { cursor, pageSize }) {
      const { customerId } = context.session;
      const rows = await listLoginRecords(db, customerId, decodeCursor(cursorSchema, cursor), pageSize + 1);
      const { list, nextCursor } = cutPage(rows, pageSize, ({ at, id }) => [at, id]);
      return {
        list: list.map(presentLoginRecord),
        nextCursor,
        today: await readDailyLogins(db, customerId, formatDay(clock.now())),
        perDay: DAILY_LOGINS,
      };
    },
  };
}
