import type { ErrorName } from '@osteon/contract';
import { AUTH_STATE_IN_REVIEW, PermissionFlag, PermissionScene, RoleId, type SceneOutcome } from '@osteon/domain';

const S = PermissionScene;
const R = RoleId;

const EVERYBODY: readonly RoleId[] = Object.values(RoleId);
const ACCOUNTS = EVERYBODY.filter((role) => role !== R.visitor);
const CERTIFIED = ACCOUNTS.filter((role) => role !== R.notAuthenticated && role !== R.companyNotAuthenticated);

/** Access control: the audiences, from the widest to the narrowest. */
const AUDIENCES = {
  everybody: EVERYBODY,
  accounts: ACCOUNTS,
  certified: CERTIFIED,
  professionals: CERTIFIED.filter((role) => role !== R.companyCertified),
  doctors: [R.doctorLevel1, R.doctorLevel2],
  doctorsLevel2: [R.doctorLevel2],
} as const satisfies Readonly<Record<string, readonly RoleId[]>>;

/** The audience of a scene. */
export type Audience = keyof typeof AUDIENCES;

/** The audience that each scene accepts (rules/permission#policy). */
const SCENE_AUDIENCES: Readonly<Record<PermissionScene, Audience>> = {
  [S.publishResources]: 'doctors',
  [S.postComments]: 'professionals',
  [S.favorites]: 'accounts',
  [S.likeComments]: 'professionals',
  [S.doctorLike]: 'professionals',
  [S.follow]: 'accounts',
  [S.playVideo3Minutes]: 'certified',
  [S.caseTerminal]: 'everybody',
  [S.libraryTerminal]: 'everybody',
  [S.homeMessages]: 'accounts',
  [S.myFollowList]: 'accounts',
  [S.likesMeMessages]: 'accounts',
  [S.myFavorites]: 'accounts',
  [S.downloads]: 'doctorsLevel2',
  [S.browsingRecords]: 'accounts',
  [S.myComments]: 'accounts',
  [S.drafts]: 'accounts',
  [S.othersFans]: 'everybody',
  [S.othersFollowing]: 'everybody',
  [S.score]: 'professionals',
  [S.ebookVideo]: 'professionals',
  [S.personalHome]: 'accounts',
  [S.purchaseCourses]: 'accounts',
  [S.coupons]: 'accounts',
  [S.exchangeCodes]: 'accounts',
  [S.college]: 'professionals',
  [S.balance]: 'accounts',
  [S.invoices]: 'accounts',
  [S.experienceHallApply]: 'certified',
  [S.productDetailsJump]: 'accounts',
  [S.academicResources]: 'doctorsLevel2',
};

const KNOWN_ROLES: readonly number[] = EVERYBODY;

/** Returns true when a number is a known role. */
export function isRole(id: number): id is RoleId {
  return KNOWN_ROLES.includes(id);
}

/** The fields of a caller that decide. */
export interface Caller {
  readonly roleId: number;
  readonly authState: number;
}

/** The audience of a scene (rules/permission#policy). */
export const getAudience = (sceneId: PermissionScene): Audience => SCENE_AUDIENCES[sceneId];

/** True if a role belongs to an audience. An unknown role counts as a visitor. */
export function isRoleOf(audience: Audience, roleId: number): boolean {
  const roles: readonly RoleId[] = AUDIENCES[audience];
  return roles.includes(isRole(roleId) ? roleId : R.visitor);
}

/**
 * True if a caller may use a gated scene: by the role (rules/permission#policy), and also play whole titles while the
 * certification is reviewed (rules/permission#in-review).
 */
export function isAccepted(sceneId: PermissionScene, { roleId, authState }: Caller): boolean {
  const isInReview = roleId === R.notAuthenticated && authState === AUTH_STATE_IN_REVIEW;
  return (isInReview && sceneId === S.playVideo3Minutes) || isRoleOf(SCENE_AUDIENCES[sceneId], roleId);
}

/** Every gated scene with a caller's permission, in the order of the scenes (rules/permission#policy). */
export function listPermissions(caller: Caller): { sceneId: PermissionScene; roleFlag: PermissionFlag }[] {
  return Object.values(PermissionScene).map((sceneId) => ({
    sceneId,
    roleFlag: isAccepted(sceneId, caller) ? PermissionFlag.accept : PermissionFlag.reject,
  }));
}

/** Scenes whose calls load a page: a role that can never qualify is refused with the page's own error. */
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

/** The error with which a refused scene responds (rules/permission#refusals); null if it is accepted. */
export function getRefusal(sceneId: PermissionScene, outcome: SceneOutcome): ErrorName | null {
  if (outcome === 'proceed') return null;
  if (outcome === 'notAllowed') return PAGE_SCENES.has(sceneId) ? 'noPermission' : 'notAllowed';
  return REFUSALS[outcome];
}
