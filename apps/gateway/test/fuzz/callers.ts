import type { Call } from '@osteon/contract';
import { RoleId } from '@osteon/domain';
import { isAccepted } from '../../src/modules/permission/policy.ts';
import type { TestApp } from '../app.ts';
import type { Browser } from '../browser.ts';
import { logInCustomer, logInPhone } from '../log-in-customer.ts';

/** Sample accounts of a member and of a customer whose account is locked (README). */
const MEMBER = '13900000003';
const LOCKED = '13900000011';

type Kind = 'visitor' | 'customer' | 'member' | 'locked' | 'phone';

/**
 * The callers of a call: each sends some of its cases. Sample accounts are not logged out, as an account that logs in
 * often has to confirm that in the app (rules/login#daily-limit).
 */
export function listCallers({ name, session, whileLocked, scene }: Call): readonly Kind[] {
  if (session === 'phone') return ['phone'];
  // A scene refuses before the handler; a new customer's role is that of a person without a certification.
  const newcomer = { roleId: RoleId.notAuthenticated, authState: 0 };
  if (session === 'required' && scene !== undefined && !isAccepted(scene, newcomer)) return ['member'];
  if (name === 'logout') return ['visitor', 'customer'];
  const named: Kind[] = whileLocked ? ['customer', 'member', 'locked'] : ['customer', 'member'];
  return session === 'required' ? named : ['visitor', ...named];
}

/** Logged-in browsers that all operations share. */
export interface Callers {
  /** The browser of a caller; another one where that was logged out. */
  get(kind: Kind): Promise<Browser>;
  /** Replaces a browser whose session was ended elsewhere. */
  discard(kind: Kind): void;
}

const SESSION_COOKIES = { visitor: null, customer: 'session', member: 'session', locked: 'session', phone: 'phone' };

/** Creates the callers; none is logged in before its first use. */
export function createCallers(gateway: TestApp): Callers {
  const known = new Map<Kind, Browser>();
  // An account has few devices, so that it logs in again from the same one.
  const devices = { member: gateway.browser(), locked: gateway.browser() };
  let mobile = 13_700_000_000;
  const openers: Readonly<Record<Kind, () => Promise<Browser>>> = {
    visitor: async () => gateway.browser(),
    customer: async () => (await logInCustomer(gateway, String(mobile++))).browser,
    member: () => logInAgain(devices.member, MEMBER),
    locked: () => logInAgain(devices.locked, LOCKED),
    phone: () => logInPhone(gateway, String(mobile++)),
  };
  return {
    async get(kind) {
      const cookie = SESSION_COOKIES[kind];
      const browser = known.get(kind);
      if (browser && (cookie === null || browser.cookies.has(`osteon_${cookie}`))) return browser;
      const opened = await openers[kind]();
      known.set(kind, opened);
      return opened;
    },
    discard: (kind) => void known.delete(kind),
  };
}

async function logInAgain(browser: Browser, account: string): Promise<Browser> {
  await browser.login(account);
  return browser;
}
