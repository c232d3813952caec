import type { ErrorName } from '@osteon/contract';
import { PermissionFlag, PermissionScene, RoleId, type SceneOutcome } from '@osteon/domain';

const S = PermissionScene;

const EVERYBODY: readonly RoleId[] = Object.values(RoleId);
const ACCOUNTS = EVERYBODY.filter((role) => role !== RoleId.visitor);
const CERTIFIED = ACCOUNTS.filter(
  (role) => role !== RoleId.notAuthenticated && role !== RoleId.companyNotAuthenticated,
);
const PROFESSIONALS = CERTIFIED.filter((role) => role !== RoleId.companyCertified);
const DOCTORS: readonly RoleId[] = [RoleId.doctorLevel1, RoleId.doctorLevel2];
const DOCTORS_LEVEL_2: readonly RoleId[] = [RoleId.doctorLevel2];

/** The roles that each scene accepts (rules/permission#policy). */
const ACCEPTED_ROLES: Readonly<Record<PermissionScene, readonly RoleId[]>> = {
  [S.publishResources]: DOCTORS,
  [S.postComments]: PROFESSIONALS,
  [S.favorites]: ACCOUNTS,
  [S.likeComments]: PROFESSIONALS,
  [S.doctorLike]: PROFESSIONALS,
  [S.follow]: ACCOUNTS,
  [S.playVideo3Minutes]: CERTIFIED,
  [S.caseTerminal]: EVERYBODY,
  [S.libraryTerminal]: EVERYBODY,
  [S.homeMessages]: ACCOUNTS,
  [S.myFollowList]: ACCOUNTS,
  [S.likesMeMessages]: ACCOUNTS,
  [S.myFavorites]: ACCOUNTS,
  [S.downloads]: DOCTORS_LEVEL_2,
  [S.browsingRecords]: ACCOUNTS,
  [S.myComments]: ACCOUNTS,
  [S.drafts]: ACCOUNTS,
  [S.othersFans]: EVERYBODY,
  [S.othersFollowing]: EVERYBODY,
  [S.score]: PROFESSIONALS,
  [S.ebookVideo]: PROFESSIONALS,
  [S.personalHome]: ACCOUNTS,
  [S.purchaseCourses]: ACCOUNTS,
  [S.coupons]: ACCOUNTS,
  [S.exchangeCodes]: ACCOUNTS,
  [S.college]: PROFESSIONALS,
  [S.balance]: ACCOUNTS,
  [S.invoices]: ACCOUNTS,
  [S.experienceHallApply]: CERTIFIED,
  [S.productDetailsJump]: ACCOUNTS,
  [S.academicResources]: DOCTORS_LEVEL_2,
};

const KNOWN_ROLES: readonly number[] = EVERYBODY;

/** Whether a number is a known role. */
export function isRole(id: number): id is RoleId {
  return KNOWN_ROLES.includes(id);
}

/** Whether a role may do what a scene gates (rules/permission#policy). An unknown role counts as a visitor. */
export function isAccepted(sceneId: PermissionScene, roleId: number): boolean {
  return ACCEPTED_ROLES[sceneId].includes(isRole(roleId) ? roleId : RoleId.visitor);
}

/** The permission of a role for a scene. */
function getFlag(sceneId: PermissionScene, roleId: RoleId): PermissionFlag {
  return isAccepted(sceneId, roleId) ? PermissionFlag.accept : PermissionFlag.reject;
}

/** Every gated scene with the role's permission, in the order of the scenes (rules/permission#policy). */
export function listPermissions(roleId: RoleId): { sceneId: PermissionScene; roleFlag: PermissionFlag }[] {
  return Object.values(PermissionScene).map((sceneId) => ({ sceneId, roleFlag: getFlag(sceneId, roleId) }));
}

/** Scenes whose calls load a page: a role that nothing can help is refused with the page's own error. */
const PAGE_SCENES: ReadonlySet<PermissionScene> = new Set([
  S.caseTerminal,
  S.libraryTerminal,
  S.ebookVideo,
  S.personalHome,
  S.college,
  S.productDetailsJump,
  S.academicResources,
]);

const REFUSALS: Readonly<Record<Exclude<SceneOutcome, 'proceed' | 'notAllowed'>, ErrorName>> = {
  login: 'notLoggedIn',
  certifyLevel1: 'certificationMissing',
  certifyLevel2: 'levelTwoMissing',
  certifyCompany: 'companyCertificationMissing',
};

/** The error that a refused scene is answered with (rules/permission#refusals); null where it is accepted. */
export function getRefusal(sceneId: PermissionScene, outcome: SceneOutcome): ErrorName | null {
  if (outcome === 'proceed') return null;
  if (outcome === 'notAllowed') return PAGE_SCENES.has(sceneId) ? 'noPermission' : 'notAllowed';
  return REFUSALS[outcome];
}
