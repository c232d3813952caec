import { CODE_LIFETIME_SECONDS, CODE_TRIES_MAX } from '@osteon/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { logInByCode, makeWrongCode, readCode, requestLoginCode } from '../../../../test/login-code.ts';

const clock = createFakeClock();
let gateway: TestApp;
let numbers = 0;

beforeAll(async () => {
  clock.set(Date.parse('2027-03-01T04:00:00Z'));
  gateway = await testApp({ clock });
});
afterAll(() => gateway.close());

/** A number and the code that was first sent to it; any four digits where none was. */
interface Subject {
  readonly mobile: string;
  readonly code: string;
}

const attempt = async ({ mobile, code }: Subject): Promise<number> =>
  (await logInByCode(gateway.browser(), mobile, code)).json().code;
const tryWrongCode = ({ mobile, code }: Subject) => attempt({ mobile, code: makeWrongCode(code) });

/** Sends a code that differs from the first one. */
async function replace({ mobile, code }: Subject): Promise<void> {
  await requestLoginCode(gateway.browser(), mobile);
  if ((await readCode(gateway.browser(), mobile)) === code) await replace({ mobile, code });
}

/** The way to reach each state of a code after it was sent. */
const paths = {
  fresh: async () => {},
  missed: async (subject: Subject) => {
    for (let tries = 1; tries < CODE_TRIES_MAX; tries++) await tryWrongCode(subject);
  },
  burnt: async (subject: Subject) => {
    for (let tries = 1; tries <= CODE_TRIES_MAX; tries++) await tryWrongCode(subject);
  },
  replaced: replace,
  used: attempt,
  expired: async () => clock.advance(CODE_LIFETIME_SECONDS * 1000),
};
type State = keyof typeof paths | 'unsent';

const REFUSED = 110040;

/** The response to the first code in each state, and whether the number then has an account. */
const table: readonly { state: State; right: number; hasAccountAfter: boolean }[] = [
  { state: 'unsent', right: REFUSED, hasAccountAfter: false },
  { state: 'fresh', right: 0, hasAccountAfter: true },
  { state: 'missed', right: 0, hasAccountAfter: true },
  { state: 'burnt', right: REFUSED, hasAccountAfter: false },
  { state: 'replaced', right: REFUSED, hasAccountAfter: false },
  { state: 'used', right: REFUSED, hasAccountAfter: true },
  { state: 'expired', right: REFUSED, hasAccountAfter: false },
];

async function subjectIn(state: State): Promise<Subject> {
  const mobile = `1388888${String(++numbers).padStart(4, '0')}`;
  if (state === 'unsent') return { mobile, code: '1234' };
  await requestLoginCode(gateway.browser(), mobile);
  const subject = { mobile, code: await readCode(gateway.browser(), mobile) };
  await paths[state](subject);
  return subject;
}

async function hasAccount({ mobile }: Subject): Promise<boolean> {
  return (await gateway.deps.sql`select 1 from account where mobile = ${mobile}`).length > 0;
}

test.each(table)(
  'code login: the right code while $state returns $right',
  async ({ state, right, hasAccountAfter }) => {
    const subject = await subjectIn(state);
    expect(await attempt(subject)).toBe(right);
    expect(await hasAccount(subject)).toBe(hasAccountAfter);
  },
);

test.each(table)('code login: a wrong code while $state is refused', async ({ state }) => {
  const subject = await subjectIn(state);
  const before = await hasAccount(subject);
  expect(await tryWrongCode(subject)).toBe(REFUSED);
  expect(await hasAccount(subject)).toBe(before);
});

test.each(table)('code login: a resend while $state lets the new code log in', async ({ state }) => {
  const { mobile, code } = await subjectIn(state);
  await replace({ mobile, code });
  expect(await attempt({ mobile, code: await readCode(gateway.browser(), mobile) })).toBe(0);
});
