import type { ResponseOf } from '@osteon/contract';
import { RoleId } from '@osteon/domain';
import { acceptSessionCheck } from '../src/lib/session/session-store.ts';
import type { FakeGateway } from './fake-gateway.ts';

export const MOBILE = '13712345678';
export const MASKED_MOBILE = '137****5678';

type SessionCheck = ResponseOf<'checkSession'>;

/** A session check that the gateway accepts; `lockRecordType` is 0 for a first and 1 for a permanent lock. */
export function sessionCheck(change: Partial<SessionCheck> = {}): SessionCheck {
  return {
    status: 0,
    customerId: 'AAAAAAAAAAAAAAAAAAAAAA',
    userId: 'AAAAAAAAAAAAAAAAAAAAAA',
    accessToken: '',
    userInfo: { name: '李明', mobile: MOBILE, email: '' },
    lockRecordId: null,
    lockRecordType: null,
    loginTime: null,
    loginIp: null,
    locale: null,
    ...change,
  };
}

/** The security of an account with one device and a password. */
export const securityCheck: ResponseOf<'securityCheck'> = {
  deviceCount: 1,
  deviceLimit: 5,
  deviceDays: 7,
  hasPassword: true,
  locks: [],
};

/** The profile of a role. */
export const profileOf = (roleId: RoleId): ResponseOf<'getDoctorInfo'> => ({
  logo: '',
  customerLogoUrl: '',
  name: '李明',
  medicalTitle: '',
  company: '',
  roleId,
  internationalStatus: 0,
  memberType: 0,
  expirationTime: 0,
  projectId: 'member',
  buyType: 0,
  discountAmount: '',
});

/** The own profile of an account that is not certified. */
export const ownProfile = (change: Partial<ResponseOf<'getCustomerInfoV2'>> = {}): ResponseOf<'getCustomerInfoV2'> => ({
  customerId: 'AAAAAAAAAAAAAAAAAAAAAA',
  name: '李明',
  medicalTitle: '',
  company: '',
  logo: '',
  biography: '',
  personId: null,
  specialtyId: '',
  roleId: RoleId.notAuthenticated,
  authState: 0,
  internationalStatus: 0,
  nameFixed: false,
  mobile: MOBILE,
  email: '',
  hasPassword: true,
  bindConfirmedAt: null,
  ...change,
});

/** Logs the page's customer in. */
export function logIn(gateway: FakeGateway, change: Partial<SessionCheck> = {}): void {
  gateway.answer('checkSession', sessionCheck(change));
  acceptSessionCheck(sessionCheck(change));
}

/** Logs the page's customer in, whose account is locked for the first time or permanently. */
export function logInLocked(gateway: FakeGateway, lock: 'first' | 'permanent'): void {
  const login = { device: 'Chrome · Windows', ip: '127.0.0.1' };
  const first = { ...login, lockRecordId: '1', lockRecordType: 0, createdAt: Date.UTC(2026, 0, 2, 3, 4) };
  const second = { ...login, lockRecordId: '2', lockRecordType: 1, createdAt: Date.UTC(2026, 1, 2, 3, 4) };
  gateway.answer('securityCheck', {
    ...securityCheck,
    deviceCount: 6,
    locks:
      lock === 'first'
        ? [{ ...first, endedAt: null }]
        : [
            { ...first, endedAt: first.createdAt + 60_000 },
            { ...second, endedAt: null },
          ],
  });
  logIn(gateway, { lockRecordId: lock === 'first' ? '1' : '2', lockRecordType: lock === 'first' ? 0 : 1 });
}
