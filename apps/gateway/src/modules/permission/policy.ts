import { PermissionFlag, PermissionScene, RoleId } from '@osteon/domain';

const S = PermissionScene;

/** What everybody may, visitors too: browse and search (seed 000 §1). */
const BROWSE = [S.playVideo3Minutes, S.caseTerminal, S.libraryTerminal, S.othersFans, S.othersFollowing];

/** What takes an account, of whatever role. */
const OWN = [
  S.homeMessages,
  S.myFollowList,
  S.likesMeMessages,
  S.myFavorites,
  S.browsingRecords,
  S.myComments,
  S.drafts,
  S.personalHome,
  S.favorites,
  S.follow,
  S.purchaseCourses,
  S.coupons,
  S.exchangeCodes,
  S.balance,
  S.invoices,
  S.productDetailsJump,
];

/** What takes a certificate: to speak in public, to judge, and what is for the profession alone. */
const PROFESSIONAL = [
  S.postComments,
  S.likeComments,
  S.doctorLike,
  S.score,
  S.ebookVideo,
  S.college,
  S.experienceHallApply,
];

/** What only doctors may: publish, and take teaching material home. */
const DOCTOR = [S.publishResources, S.downloads, S.academicResources];

const scenesOf: Readonly<Record<RoleId, readonly PermissionScene[]>> = {
  [RoleId.visitor]: BROWSE,
  [RoleId.notAuthenticated]: [...BROWSE, ...OWN],
  [RoleId.doctorLevel1]: [...BROWSE, ...OWN, ...PROFESSIONAL, S.publishResources],
  [RoleId.doctorLevel2]: [...BROWSE, ...OWN, ...PROFESSIONAL, ...DOCTOR],
  [RoleId.nurse]: [...BROWSE, ...OWN, ...PROFESSIONAL],
  [RoleId.doctorAssistant]: [...BROWSE, ...OWN, ...PROFESSIONAL],
  [RoleId.companyNotAuthenticated]: [...BROWSE, ...OWN],
  [RoleId.companyCertified]: [...BROWSE, ...OWN, S.experienceHallApply],
};

const ROLES: readonly number[] = Object.values(RoleId);

/** Whether a number is a role of ours. */
export function isRole(id: number): id is RoleId {
  return ROLES.includes(id);
}

/** Every gated scene with whether a role may, in the order of the scenes (seed 001 §6; spec-decision 25). */
export function listPermissions(role: RoleId): { sceneId: PermissionScene; roleFlag: PermissionFlag }[] {
  const accepted = scenesOf[role];
  return Object.values(PermissionScene).map((sceneId) => ({
    sceneId,
    roleFlag: accepted.includes(sceneId) ? PermissionFlag.accept : PermissionFlag.reject,
  }));
}
