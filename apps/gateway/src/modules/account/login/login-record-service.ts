import type { ResponseOf } from '@osteon/contract';
import { DAILY_LOGINS, formatDay } from '@osteon/domain';
import { z } from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { cursorMoment, cutPage, decodeCursor } from '../../../platform/database/keyset.ts';
import type { SessionContext } from '../../../platform/http/handler.ts';
import { browserForm, browserName } from '../devices/browser-name.ts';
import { listLogins } from './login-record-repository.ts';
import { readLogins } from './login-repository.ts';

const place = z.tuple([cursorMoment, z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)]);

/** The logins that an owner is shown. */
export interface LoginRecords {
  list(
    context: SessionContext,
    page: { cursor?: string | undefined; pageSize: number },
  ): Promise<ResponseOf<'listLoginRecords'>>;
}

/** Makes the records. */
export function createLoginRecords({ db, clock }: Pick<AppContext, 'db' | 'clock'>): LoginRecords {
  return {
    async list(context, { cursor, pageSize }) {
      const { customerId } = context.session;
      const rows = await listLogins(db, customerId, decodeCursor(place, cursor), pageSize + 1);
      const { list, nextCursor } = cutPage(rows, pageSize, ({ at, id }) => [at, id]);
      return {
        list: list.map(({ id, at, way, result, kind, ip, userAgent, displacedAt }) => ({
          id: String(id),
          at,
          way,
          result,
          ip,
          browser: browserName(userAgent),
          form: browserForm(userAgent),
          phonePages: kind === 'phone',
          displacedAt,
        })),
        nextCursor,
        today: await readLogins(db, customerId, formatDay(clock.now())),
        perDay: DAILY_LOGINS,
      };
    },
  };
}
