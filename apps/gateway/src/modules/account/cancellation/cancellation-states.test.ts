import { CANCELLATION_DAYS } from '@osteon/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { logInCustomer, type TestCustomer } from '../../../../test/log-in-customer.ts';
import { logInByCode, readCode, requestLoginCode } from '../../../../test/login-code.ts';
import { requestStepUpToken } from '../../../../test/step-up-token.ts';
import { eraseCancelledAccounts } from './erase-accounts-service.ts';

const DAYS_MS = CANCELLATION_DAYS * 24 * 60 * 60 * 1000;
const clock = createFakeClock();
let gateway: TestApp;
let numbers = 0;

beforeAll(async () => {
  clock.set(Date.parse('2027-03-01T04:00:00Z'));
  gateway = await testApp({ clock });
});
afterAll(() => gateway.close());

/** An account with its browser, and a step-up token from before. */
interface Subject extends TestCustomer {
  readonly bandToken: string;
}

const events = {
  async login({ mobile }: Subject): Promise<number> {
    const browser = gateway.browser();
    await requestLoginCode(browser, mobile);
    return (await logInByCode(browser, mobile, await readCode(browser, mobile))).json().code;
  },
  request: async ({ browser, bandToken }: Subject): Promise<number> =>
    (await browser.call('requestCancellation', { bandToken })).json().code,
  async revoke({ mobile }: Subject): Promise<number> {
    const browser = gateway.browser();
    await requestLoginCode(browser, mobile);
    const validCode = await readCode(browser, mobile);
    return (await browser.call('revokeCancellation', { account: mobile, validCode })).json().code;
  },
  /** The daily job, once the days are over; it has no response. */
  async erase(): Promise<number> {
    clock.advance(DAYS_MS);
    await eraseCancelledAccounts(gateway.deps, gateway.modules.erasures);
    return 0;
  },
};
type Event = keyof typeof events;

/** The way to reach each state. */
const paths = {
  active: [],
  cancelling: ['request'],
  revoked: ['request', 'revoke'],
  erased: ['request', 'erase'],
} as const;
type State = keyof typeof paths;

const [CANCELLING, NONE, NOT_LOGGED_IN] = [110004, 110064, 40100];

/** The response to each event, and the state of the account after it: there, being cancelled, or not there. */
const table: Readonly<Record<State, Readonly<Record<Event, readonly [number, 'there' | 'cancelling' | 'gone']>>>> = {
  active: { login: [0, 'there'], request: [0, 'cancelling'], revoke: [NONE, 'there'], erase: [0, 'there'] },
  cancelling: {
    login: [CANCELLING, 'cancelling'],
    request: [NOT_LOGGED_IN, 'cancelling'],
    revoke: [0, 'there'],
    erase: [0, 'gone'],
  },
  revoked: { login: [0, 'there'], request: [NOT_LOGGED_IN, 'there'], revoke: [NONE, 'there'], erase: [0, 'there'] },
  // The next login with the number creates a new customer.
  erased: { login: [0, 'gone'], request: [NOT_LOGGED_IN, 'gone'], revoke: [NONE, 'gone'], erase: [0, 'gone'] },
};

async function getState({ customerId }: Subject): Promise<'there' | 'cancelling' | 'gone'> {
  const [row] = await gateway.deps.sql`
    select cancel_requested_at is not null as cancelling from account where id = ${customerId}`;
  return row === undefined ? 'gone' : row.cancelling ? 'cancelling' : 'there';
}

const pairs = Object.entries(table).flatMap(([state, row]) =>
  Object.entries(row).map(([event, [code, after]]) => ({ state: state as State, event: event as Event, code, after })),
);

test.each(pairs)(
  'cancellation: $event while $state returns $code and leaves it $after',
  async ({ state, event, ...expected }) => {
    const owner = await logInCustomer(gateway, `1387777${String(++numbers).padStart(4, '0')}`);
    const subject = { ...owner, bandToken: await requestStepUpToken(owner.browser, owner.mobile) };
    for (const step of paths[state]) expect(await events[step](subject)).toBe(0);
    expect(await events[event](subject)).toBe(expected.code);
    expect(await getState(subject)).toBe(expected.after);
  },
);
