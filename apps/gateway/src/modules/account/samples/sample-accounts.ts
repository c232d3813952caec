import { RoleId } from '@osteon/domain';

/** The password of every sample account. */
export const SAMPLE_PASSWORD = 'Osteon2026!';

/** An account of the sample library. */
export interface SampleAccount {
  /** Mobile number or e-mail. */
  readonly login: string;
  /** A short description of the account, for the terminal. */
  readonly about: string;
  readonly name: string;
  readonly medicalTitle?: string;
  /** A specialty of the library. */
  readonly specialtyId?: string;
  readonly company: string;
  readonly roleId: RoleId;
  /** 0 where the lead to certification was closed, 2 for a new account; rules/certification#auth-state. */
  readonly authState?: number;
  /** Days from now to the end of a membership. */
  readonly memberDays?: number;
  readonly foreign?: true;
  readonly cancelling?: true;
  readonly bindExpired?: true;
  readonly locks?: readonly ('ended' | 'open')[];
}

/** One account of each kind of customer; rules/account#sample-accounts. */
export const SAMPLE_ACCOUNTS: readonly SampleAccount[] = [
  {
    login: '13900000001',
    about: 'not authenticated',
    name: '林晓帆',
    company: '云泽市第三人民医院',
    roleId: RoleId.notAuthenticated,
    authState: 0,
  },
  {
    login: '13900000002',
    about: 'doctor level 1, a coupon waits; has learnt courses and earned credit',
    name: '周予安',
    medicalTitle: '主治医师',
    specialtyId: 'sports',
    company: '清和市第二人民医院',
    roleId: RoleId.doctorLevel1,
  },
  {
    login: '13900000003',
    about: 'doctor level 2, member for a year',
    name: '秦望舒',
    medicalTitle: '副主任医师',
    specialtyId: 'joint',
    company: '南屏医科大学总医院',
    roleId: RoleId.doctorLevel2,
    memberDays: 365,
  },
  {
    login: '13900000004',
    about: 'nurse',
    name: '陶若溪',
    medicalTitle: '主管护师',
    specialtyId: 'nursing',
    company: '清和市第二人民医院',
    roleId: RoleId.nurse,
  },
  {
    login: '13900000005',
    about: 'doctor assistant',
    name: '邵一鸣',
    medicalTitle: '医师助理',
    specialtyId: 'trauma',
    company: '澜海市中心医院',
    roleId: RoleId.doctorAssistant,
  },
  {
    login: '13900000006',
    about: 'company, not authenticated',
    name: '衡骨医疗器械',
    company: '衡骨医疗器械有限公司',
    roleId: RoleId.companyNotAuthenticated,
    authState: 0,
  },
  {
    login: '13900000007',
    about: 'company, certified',
    name: '拓维骨科器械',
    company: '拓维骨科器械有限公司',
    roleId: RoleId.companyCertified,
  },
  {
    login: '13900000008',
    about: 'membership expired',
    name: '贺知秋',
    medicalTitle: '主治医师',
    specialtyId: 'spine',
    company: '云江大学附属第一医院',
    roleId: RoleId.doctorLevel1,
    memberDays: -20,
  },
  {
    login: '13900000009',
    about: 'membership ends in 10 days',
    name: '温以宁',
    medicalTitle: '主治医师',
    specialtyId: 'hand',
    company: '北泽骨科医院',
    roleId: RoleId.doctorLevel1,
    memberDays: 10,
  },
  {
    login: '13900000010',
    about: 'being cancelled: cannot log in',
    name: '韩亦辰',
    medicalTitle: '住院医师',
    specialtyId: 'foot',
    company: '北泽骨科医院',
    roleId: RoleId.doctorLevel1,
    cancelling: true,
  },
  {
    login: '13900000011',
    about: 'first lock',
    name: '纪云舟',
    medicalTitle: '主治医师',
    specialtyId: 'trauma',
    company: '澜海市中心医院',
    roleId: RoleId.doctorLevel1,
    locks: ['open'],
  },
  {
    login: '13900000012',
    about: 'permanent lock',
    name: '乔鹤年',
    medicalTitle: '副主任医师',
    specialtyId: 'joint',
    company: '云泽市第三人民医院',
    roleId: RoleId.doctorLevel1,
    locks: ['ended', 'open'],
  },
  {
    login: '13900000013',
    about: 'phone binding to be confirmed',
    name: '齐修远',
    medicalTitle: '主治医师',
    specialtyId: 'rehab',
    company: '南屏医科大学总医院',
    roleId: RoleId.doctorLevel1,
    bindExpired: true,
  },
  {
    login: '13900000014',
    about: 'led to certification after login',
    name: '',
    company: '',
    roleId: RoleId.notAuthenticated,
    authState: 2,
  },
  {
    login: '13900000015',
    about: 'certification in review',
    name: '沈若谷',
    company: '云泽市第三人民医院',
    roleId: RoleId.notAuthenticated,
    authState: 3,
  },
  {
    login: '13900000016',
    about: 'certification refused: a picture is to be sent again',
    name: '柳明川',
    company: '澜海市中心医院',
    roleId: RoleId.notAuthenticated,
    authState: 4,
  },
  {
    login: 'doctor@osteon.example',
    about: 'doctor from abroad, by e-mail',
    name: 'Anna Keller',
    medicalTitle: 'Consultant orthopaedic surgeon',
    specialtyId: 'joint',
    company: 'Lakeside Orthopaedic Centre',
    roleId: RoleId.doctorLevel1,
    foreign: true,
  },
];

/** The id of a sample account, which the rest of the sample library can name. */
export function getSampleAccountId({ login }: Pick<SampleAccount, 'login'>): string {
  return login.includes('@') ? `sample-${login.split('@')[0]}` : `sample-${login.slice(-2)}`;
}
