import type { ResponseOf } from '@osteon/contract';

type AuthInfo = ResponseOf<'getCustomerAuthInfo'>;
type Certification = NonNullable<AuthInfo['certification']>;

/** Somebody who is not certified yet. */
export function authInfo(change: Partial<AuthInfo> = {}): AuthInfo {
  return {
    authenticationState: 0,
    internationalStatus: 0,
    authStatus: 0,
    roleId: 5,
    certification: null,
    phoneStep: null,
    history: [],
    ...change,
  };
}

/** The certification of a doctor from abroad, in review. */
export function certification(change: Partial<Certification> = {}): Certification {
  return {
    number: 'RZ20261121-0312',
    kind: 'doctorLevel1',
    country: 'OTHER',
    state: 'review',
    name: 'Anna Lindqvist',
    hospital: 'Rigshospitalet, Copenhagen',
    department: '',
    title: '',
    specialties: [{ id: 'joint', name: '关节外科', nameEn: 'Joint Surgery' }],
    licenceNo: '',
    items: [
      { item: 'basicInfo', state: 'waiting', reason: null, note: '', picUrl: null, sentAt: SUBMITTED_AT },
      { item: 'workCard', state: 'waiting', reason: null, note: '', picUrl: null, sentAt: SUBMITTED_AT },
    ],
    submittedAt: SUBMITTED_AT,
    decidedAt: null,
    queuePosition: 12,
    expectedAt: Date.UTC(2026, 10, 21, 10),
    picturesUntil: null,
    ...change,
  };
}

/** 2026.11.21 09:12 in Shanghai. */
export const SUBMITTED_AT = Date.UTC(2026, 10, 21, 1, 12);

/** Three of the specialties. */
export const majors: ResponseOf<'getAuthMajor'> = {
  list: [
    { id: 'joint', propertyName: '关节外科', propertyEnName: 'Joint Surgery' },
    { id: 'spine', propertyName: '脊柱外科', propertyEnName: 'Spine Surgery' },
    { id: 'sports', propertyName: '运动医学', propertyEnName: 'Sports Medicine' },
  ],
};
