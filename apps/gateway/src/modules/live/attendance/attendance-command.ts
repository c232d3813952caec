import { countAttended, isPresent } from '@osteon/domain';
import { z } from 'zod';
import { defineVerb } from '../../../operator/command.ts';
import { createPrivateFile } from '../../../operator/create-private-file.ts';
import { operatorName, required } from '../../../operator/options.ts';
import type { AppContext } from '../../../platform/app-context.ts';
import { StartupError } from '../../../platform/startup-error.ts';
import { createLiveRepository } from '../event/repository.ts';
import { createAttendanceRepository } from './attendance-repository.ts';
import { createAttendance } from './attendance-service.ts';
import { type AttendanceRow, buildAttendanceWorkbook, formatAttendanceCsv } from './attendance-sheet.ts';

/** The verb of `live` that writes the attendance of an event (rules/live-attendance#operator). */
export const attendanceVerbs = {
  attendance: defineVerb({
    usage: 'EVENT --to FILE.csv|FILE.xlsx --by NAME',
    options: {
      to: required(z.string().trim().min(1), 'must name the file, which must not exist yet.'),
      by: required(operatorName, 'must name the operator: every reading is logged.'),
    },
    words: z.tuple([z.string()]),
    async *run(deps, { options: { to, by }, words: [id] }) {
      const rows = await listRows(deps, id);
      const content = to.endsWith('.xlsx') ? await buildAttendanceWorkbook(rows) : formatAttendanceCsv(rows);
      const file = await createPrivateFile(to);
      try {
        await file.writeFile(content);
      } finally {
        await file.close();
      }
      const detail = { by, live: id, accounts: rows.length };
      await deps.audit.record(deps.db, {
        event: 'liveAttendanceExported',
        accountId: null,
        ip: null,
        deviceId: null,
        detail,
      });
      yield `The attendance of ${rows.length} account(s) is in ${to}.`;
    },
  }),
};

/** The accounts that attended any minute of an event, those with the most minutes first. */
async function listRows(deps: Pick<AppContext, 'db' | 'clock'>, id: string): Promise<AttendanceRow[]> {
  const event = await createLiveRepository(deps.db).findAnyEvent(id);
  if (!event) throw new StartupError(`There is no live event ${id}.`);
  const { minutesOnAir, items, attended } = await createAttendance(deps).read(event);
  const people = await createAttendanceRepository(deps.db).listPeople([...attended.keys()]);
  return people
    .map(({ id: accountId, name, company }) => {
      const ofAccount = attended.get(accountId) ?? new Set();
      const minutes = countAttended(ofAccount, minutesOnAir);
      return {
        name,
        company,
        minutes,
        share: minutes / minutesOnAir.length,
        isPresent: isPresent(minutes, minutesOnAir.length),
        items: items
          .filter(({ minutes: ofItem }) => isPresent(countAttended(ofAccount, ofItem), ofItem.length))
          .map(({ item }) => item.title),
      };
    })
    .toSorted((a, b) => b.minutes - a.minutes || (a.name < b.name ? -1 : 1));
}
