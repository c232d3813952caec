import { readFileSync } from 'node:fs';
import { PermissionScene } from '@osteon/domain';
import { expect, test } from 'vitest';
import type { Call } from './call.ts';
import { calls } from './calls.ts';

const S = PermissionScene;

/** The scene of each call, those that do not exist yet included (rules/permission#scenes-by-call). */
const SCENES: readonly (readonly [PermissionScene, readonly string[]])[] = [
  [
    S.publishResources,
    [
      'saveCaseDraft',
      'uploadCaseImage',
      'maskCaseImage',
      'addCaseSeries',
      'maskCaseSeries',
      'submitCase',
      'reviseCase',
    ],
  ],
  [S.postComments, ['createComment', 'editComment']],
  [S.favorites, ['collectResource', 'moveCollected', 'removeCollected', 'saveFolder', 'deleteFolder']],
  [S.likeComments, ['likeComment']],
  [S.doctorLike, ['likeResource', 'likeDoctor']],
  [S.follow, ['createSubscribe', 'updateSubscribe']],
  [S.playVideo3Minutes, ['getVideoPlay']],
  [S.caseTerminal, ['getCase', 'voteCase', 'openCaseOutcome']],
  [S.libraryTerminal, ['getDocument', 'getDocumentFile']],
  [S.homeMessages, ['listMessages', 'markMessageRead']],
  [S.myFollowList, ['listFollowing', 'listFollowedContent']],
  [S.likesMeMessages, ['listLikesMe']],
  [S.myFavorites, ['listCollected']],
  [S.downloads, ['downloadDocument']],
  [S.browsingRecords, ['listBrowseRecords', 'clearBrowseRecords', 'pauseBrowseRecords']],
  [S.myComments, ['listMyComments']],
  [S.drafts, ['listCaseDrafts', 'getCaseDraft', 'deleteCaseDraft', 'listCaseImages', 'getCaseSeries']],
  [S.othersFans, ['listFans']],
  [S.othersFollowing, ['listFollowingOf']],
  [S.score, ['saveScore']],
  [S.ebookVideo, ['getDocumentVideoPlay']],
  [
    S.personalHome,
    [
      'getPersonalSummary',
      'getMyLearning',
      'getLearningWeek',
      'pickTenMinutes',
      'listMyContent',
      'getCreditYear',
      'exportCredits',
      'saveCreditDeadline',
    ],
  ],
  [S.purchaseCourses, ['createPaymentQr']],
  [S.coupons, ['listCustomerCoupons']],
  [S.exchangeCodes, ['redeemExchangeCode']],
  [S.college, ['listCollegeCourses']],
  [S.balance, ['getWalletBalance', 'listWalletEntries']],
  [S.invoices, ['requestInvoice', 'listInvoices']],
  [S.experienceHallApply, ['applyExperienceHall']],
  [S.productDetailsJump, ['getProduct']],
  [S.academicResources, ['getAttachment']],
];

test('every call has the scene of the table, and no other call has one', () => {
  const expected = SCENES.flatMap(([scene, names]) => names.map((name) => [name, scene] as const));
  const existing = Object.values<Call>(calls);
  const wanted = expected.filter(([name]) => name in calls);
  const declared = existing.flatMap(({ name, scene }) => (scene === undefined ? [] : [[name, scene] as const]));
  expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(wanted));
});

test('the page of the rules has the same table of the calls that exist', () => {
  const page = readFileSync(new URL('../../../docs/rules/permission.md', import.meta.url), 'utf8');
  const section = /## Scenes by call\n(.*?)\n## /s.exec(page)?.[1] ?? '';
  const documented = [...section.matchAll(/^\| (\d+) \| (\w+(?:, \w+)*)/gm)].map(([, scene, names]) => [
    Number(scene),
    names?.split(', '),
  ]);
  const existing = SCENES.map(([scene, names]) => [scene, names.filter((name) => name in calls)] as const);
  expect(documented).toEqual(existing.filter(([, names]) => names.length > 0));
});

test('each scene is in the table; those that gate no call yet are printed', () => {
  expect(SCENES.map(([scene]) => scene)).toEqual(Object.values(S));
  const open = SCENES.filter(([, names]) => !names.some((name) => name in calls)).map(([scene]) => scene);
  console.log(`scenes without a call: ${open.join(', ') || 'none'}`);
});
