import { PermissionFlag, PermissionScene, RoleId } from '@osteon/domain';

const S = PermissionScene;

/** Scenes of everybody, visitors included: browsing and searching (rules/permission#policy). */
const BROWSE = [S.playVideo3Minutes, S.caseTerminal, S.libraryTerminal, S.othersFans, S.othersFollowing];

/** Scenes of every account, whatever its role. */
const ACCOUNT = [
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

/** Scenes that need a certification: public statements, ratings, and professional content. */
const CERTIFIED = [
  S.postComments,
  S.likeComments,
  S.doctorLike,
  S.score,
  S.ebookVideo,
  S.college,
  S.experienceHallApply,
];

/** Scenes of doctors only: publishing, and downloads of teaching material. */
const DOCTOR = [S.publishResources, S.downloads, S.academicResources];

/** Accepted scenes by role. */
const ACCEPTED_SCENES: Readonly<Record<RoleId, readonly PermissionScene[]>> = {
  [RoleId.visitor]: BROWSE,
  [RoleId.notAuthenticated]: [...BROWSE, ...ACCOUNT],
  [RoleId.doctorLevel1]: [...BROWSE, ...ACCOUNT, ...CERTIFIED, S.publishResources],
  [RoleId.doctorLevel2]: [...BROWSE, ...ACCOUNT, ...CERTIFIED, ...DOCTOR],
  [RoleId.nurse]: [...BROWSE, ...ACCOUNT, ...CERTIFIED],
  [RoleId.doctorAssistant]: [...BROWSE, ...ACCOUNT, ...CERTIFIED],
  [RoleId.companyNotAuthenticated]: [...BROWSE, ...ACCOUNT],
  [RoleId.companyCertified]: [...BROWSE, ...ACCOUNT, S.experienceHallApply],
};

const ROLES: readonly number[] = Object.values(RoleId);

/** Whether a number is a known role. */
export function isRole(id: number): id is RoleId {
  return ROLES.includes(id);
}

/** Every gated scene with the role's permission, in the order of the scenes (rules/permission#policy). */
export function listPermissions(role: RoleId): { sceneId: PermissionScene; roleFlag: PermissionFlag }[] {
  const accepted = ACCEPTED_SCENES[role];
  return Object.values(PermissionScene).map((sceneId) => ({
    sceneId,
    roleFlag: accepted.includes(sceneId) ? PermissionFlag.accept : PermissionFlag.reject,
  }));
}
