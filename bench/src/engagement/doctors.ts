import type { Sql } from 'postgres';

/** A certified sample account with a public profile, of which the others are copies. */
const MODEL = 'sample-03';

/** The nth account of the benchmark. */
export const getAccountId = (index: number): string => `bench-${index}`;
export const getAccountMobile = (index: number): string => `136${String(index).padStart(8, '0')}`;

/** Makes certified doctors with their public profiles and default folders, who log in with the sample password. */
export async function fillDoctors(sql: Sql, count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    const account = { id: getAccountId(index), mobile: getAccountMobile(index), email: null };
    const person = { id: `bench-person-${index}`, account_id: account.id };
    await sql`
      insert into account
      select (jsonb_populate_record(model, ${sql.json(account)})).* from account model where id = ${MODEL}`;
    await sql`
      insert into doctor
      select (jsonb_populate_record(model, ${sql.json(person)})).* from doctor model where account_id = ${MODEL}`;
    await sql`
      insert into favorite_folder (id, account_id, name, is_default, created_at)
      values (${`${account.id}-folder`}, ${account.id}, '', true, now())`;
  }
  await sql`analyze account, doctor, favorite_folder`;
}
