import { isCertified, RoleId } from '@osteon/domain';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { account } from '../modules/account/accounts/tables.ts';
import { getSampleAccountId, SAMPLE_ACCOUNTS } from '../modules/account/samples/sample-accounts.ts';
import { doctor } from '../modules/doctor/tables.ts';
import { createPublicProfileWriter } from '../modules/public-profile-writer.ts';
import type { Clock } from '../platform/clock.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Database } from '../platform/database/connect.ts';

/** Creates the persons of the certified sample accounts that have none yet; the library's specialties are loaded. */
export async function writeSamplePersons(db: Database, clock: Clock): Promise<void> {
  const persons = createPublicProfileWriter(clock);
  await db.transaction(async (tx) => {
    const rows = await tx
      .select({ account })
      .from(account)
      .leftJoin(doctor, eq(doctor.accountId, account.id))
      .where(
        and(
          anyOf(account.id, SAMPLE_ACCOUNTS.map(getSampleAccountId)),
          isNull(doctor.id),
          isNull(account.cancelRequestedAt),
          ne(account.specialtyId, ''),
        ),
      )
      .orderBy(account.id);
    for (const { account: row } of rows) {
      const { id: accountId, name, medicalTitle: title, company: hospital, specialtyId, roleId } = row;
      if (!isCertified(roleId) || roleId === RoleId.companyCertified) continue;
      await persons.savePublicProfile(tx, { accountId, name, title, hospital, specialtyIds: [specialtyId] });
    }
  });
}
