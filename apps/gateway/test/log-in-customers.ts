import { AUTH_STATE_TO_CERTIFY, RoleId } from '@osteon/domain';
import type { TestApp } from './app.ts';
import type { Browser } from './browser.ts';

/**
 * Logs many accounts in, the same ones each time, each from a browser of its own. It writes the rows, as three calls
 * for each would take longer than the test itself.
 */
export async function logInCustomers(gateway: TestApp, count: number): Promise<readonly Browser[]> {
  const { clock, cookies, sql } = gateway.deps;
  const now = new Date(clock.now()).toISOString();
  const customers = Array.from({ length: count }, (_, index) => {
    const mobile = `1366000${String(index).padStart(4, '0')}`;
    return { mobile, id: `customer-${mobile}`, ...cookies.mint() };
  });
  await sql`
    insert into account (id, mobile, role_id, auth_state, bind_confirmed_at, agreed_at, created_at)
    select id, mobile, ${RoleId.notAuthenticated}, ${AUTH_STATE_TO_CERTIFY}, ${now}, ${now}, ${now}
    from unnest(${customers.map(({ id }) => id)}::text[], ${customers.map(({ mobile }) => mobile)}::text[]) as customer (id, mobile)
    on conflict (id) do nothing`;
  await sql`
    insert into session (id, token_hash, account_id, kind, device_id, ip, user_agent, created_at, last_used_at, expires_at)
    select left(hash, 22), decode(hash, 'hex'), id, 'desktop', id, '127.0.0.1', '', ${now}, ${now}, ${now}::timestamptz + interval '1 day'
    from unnest(${customers.map(({ id }) => id)}::text[], ${customers.map(({ tokenHash }) => tokenHash.toString('hex'))}::text[]) as opened (id, hash)`;
  return customers.map(({ token, apiToken }) => {
    const browser = gateway.browser();
    browser.cookies.set(cookies.name('session'), token);
    browser.cookies.set('apiToken', apiToken);
    return browser;
  });
}
