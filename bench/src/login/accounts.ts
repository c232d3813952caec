import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import postgres, { type Sql } from 'postgres';

/** Prepared statements, as the product's own. */
const POOL = 10;

/** OWASP's parameters for argon2id, as the product's own. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const PASSWORD = 'a password of the benchmark 1';

/** The address of the database of a running product. */
export async function getDatabaseOptions(dataDir: string) {
  const folder = join(dataDir, 'postgres');
  const password = (await readFile(join(folder, 'password'), 'utf8')).trim();
  return { host: join(folder, 'socket'), database: 'osteon', username: 'osteon', password, max: POOL };
}

/** A connection to the database of a running product. */
export async function openDatabase(dataDir: string): Promise<Sql> {
  return postgres(await getDatabaseOptions(dataDir));
}

/** The mobile number of the nth account. */
export const getMobile = (index: number): string => `138${String(index).padStart(8, '0')}`;

/** Makes accounts with one password, so that each login is the first of its account. Returns the password's hash. */
export async function fillAccounts(sql: Sql, count: number): Promise<string> {
  const passwordHash = await hash(PASSWORD, ARGON2);
  await sql`
    insert into account (id, mobile, password_hash, role_id, auth_state, agreed_at, created_at)
    select 'bench-' || n, '138' || lpad(n::text, 8, '0'), ${passwordHash}, 0, 0, now(), now()
    from generate_series(0, ${count - 1}) as n`;
  return passwordHash;
}

/** The number of rows in the tables that a login writes. */
export async function countRows(sql: Sql): Promise<Readonly<Record<string, number>>> {
  const [counts] = await sql<Record<string, number>[]>`
    select
      (select count(*)::int from session) as session,
      (select count(*)::int from account_device) as account_device,
      (select count(*)::int from daily_login) as daily_login,
      (select count(*)::int from login_record) as login_record,
      (select count(*)::int from audit_entry) as audit_entry,
      (select count(*)::int from agreement_consent) as agreement_consent,
      (select count(*)::int from verification_code where used_at is not null) as verification_code`;
  if (!counts) throw new Error('no counts');
  return counts;
}
