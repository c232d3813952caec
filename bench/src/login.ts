import { verify } from '@node-rs/argon2';
import { median, report } from './load/figures.ts';
import { countRows, fillAccounts, getMobile, openDatabase, PASSWORD } from './login/accounts.ts';
import { type OpenCode, writeLogin } from './login/rows.ts';
import { scratchFolder, startProduct } from './product.ts';

const ROUNDS = 3;
/** Requests of each kind in a round. */
const PASSWORDS = 200;
const CODES = 400;
/** Logins under way at once. */
const ABREAST = 16;

const folder = await scratchFolder();
const product = await startProduct(folder.path, { PROOF_OF_WORK: 'off' });
const sql = await openDatabase(folder.path);

/** The number of requests of a kind that are completed per second; each is passed its number. */
async function perSecond(from: number, count: number, act: (index: number) => Promise<unknown>): Promise<number> {
  let next = from;
  const startedAt = performance.now();
  const workers = Array.from({ length: ABREAST }, async () => {
    while (next < from + count) await act(next++);
  });
  await Promise.all(workers);
  return (count * 1000) / (performance.now() - startedAt);
}

async function call(name: string, payload: object): Promise<void> {
  const reply = await fetch(`${product.url}/gateway/account-service/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  });
  const answer = (await reply.json()) as { code?: number; responseCode?: number };
  if ((answer.code ?? answer.responseCode) !== 0) throw new Error(`${name}: ${JSON.stringify(answer)}`);
}

const passwordHash = await fillAccounts(sql, ROUNDS * (PASSWORDS + 2 * CODES));

const logInByPassword = (index: number) => call('accountPasswdLogin', { mobile: getMobile(index), passwd: PASSWORD });
const passwords = { ours: [] as number[], baseline: [] as number[] };
for (let round = 0; round < ROUNDS; round++) {
  passwords.ours.push(await perSecond(round * PASSWORDS, PASSWORDS, logInByPassword));
  passwords.baseline.push(await perSecond(0, PASSWORDS, () => verify(passwordHash, PASSWORD)));
}

/** Has codes sent to accounts; returns the code and its row, by account. */
async function sendCodes(from: number, count: number): Promise<Map<number, OpenCode & { code: string }>> {
  await perSecond(from, count, (index) =>
    call('createVerificationCode', { account: getMobile(index), typeId: 3, sendType: 0 }),
  );
  const rows = await sql<(OpenCode & { index: number; code: string })[]>`
    select v.id::text, a.id as "accountId", substr(a.mobile, 4)::int as index, o.code
    from verification_code v
    join outbox_message o on o.account = v.account
    join account a on a.mobile = v.account
    where v.used_at is null`;
  return new Map(rows.map(({ index, ...row }) => [index, row]));
}

const codes = { ours: [] as number[], baseline: [] as number[] };
const written: object[] = [];
for (let round = 0; round < ROUNDS; round++) {
  const from = ROUNDS * PASSWORDS + round * 2 * CODES;
  const sent = await sendCodes(from, 2 * CODES);
  const codeOf = (index: number) => {
    const found = sent.get(index);
    if (!found) throw new Error(`no code for account ${index}`);
    return found;
  };
  const before = await countRows(sql);
  codes.ours.push(
    await perSecond(from, CODES, (index) =>
      call('verificationCodeLogin', {
        account: getMobile(index),
        accountType: 'MOBILE',
        validCode: codeOf(index).code,
      }),
    ),
  );
  const between = await countRows(sql);
  codes.baseline.push(await perSecond(from + CODES, CODES, (index) => writeLogin(sql, codeOf(index))));
  const after = await countRows(sql);
  written.push(difference(before, between), difference(between, after));
}

function difference(from: Readonly<Record<string, number>>, to: Readonly<Record<string, number>>): object {
  return Object.fromEntries(Object.entries(to).map(([table, rows]) => [table, rows - (from[table] ?? 0)]));
}

await sql.end();
await product.stop();
await folder.drop();
if (new Set(written.map((rows) => JSON.stringify(rows))).size !== 1) {
  throw new Error(`the two sides wrote different rows: ${JSON.stringify(written)}`);
}
report('login-password', median(passwords.ours), median(passwords.baseline), 'logins/s');
report('login-code', median(codes.ours), median(codes.baseline), 'logins/s');
