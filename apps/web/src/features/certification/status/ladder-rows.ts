import type { ResponseOf } from '@osteon/contract';
import { PermissionFlag, PermissionScene } from '@osteon/domain';
import { m } from '../../../texts/index.ts';

/** Rows of the ladder: scenes that belong together, in words; the gateway defines the roles that have them. */
export const LADDER_ROWS: readonly {
  readonly title: () => string;
  readonly note?: () => string;
  readonly scenes: readonly PermissionScene[];
}[] = [
  { title: m['cert.ladder.browse'], scenes: [PermissionScene.caseTerminal, PermissionScene.libraryTerminal] },
  {
    title: m['cert.ladder.collect'],
    scenes: [
      PermissionScene.favorites,
      PermissionScene.myFavorites,
      PermissionScene.follow,
      PermissionScene.myFollowList,
      PermissionScene.browsingRecords,
      PermissionScene.drafts,
    ],
  },
  {
    title: m['cert.ladder.buy'],
    scenes: [
      PermissionScene.purchaseCourses,
      PermissionScene.coupons,
      PermissionScene.exchangeCodes,
      PermissionScene.balance,
      PermissionScene.invoices,
    ],
  },
  { title: m['cert.ladder.watch'], note: m['cert.ladder.watchNote'], scenes: [PermissionScene.playVideo3Minutes] },
  {
    title: m['cert.ladder.comment'],
    scenes: [
      PermissionScene.postComments,
      PermissionScene.likeComments,
      PermissionScene.doctorLike,
      PermissionScene.score,
    ],
  },
  { title: m['cert.ladder.publish'], note: m['cert.ladder.publishNote'], scenes: [PermissionScene.publishResources] },
  {
    title: m['cert.ladder.college'],
    scenes: [PermissionScene.ebookVideo, PermissionScene.college, PermissionScene.experienceHallApply],
  },
  { title: m['cert.ladder.download'], scenes: [PermissionScene.downloads] },
  { title: m['cert.ladder.academic'], scenes: [PermissionScene.academicResources] },
];

type PermissionList = ResponseOf<'listCustomerRoleConfig'>['permissionList'];

/** Returns whether a role may do all, some or none of the scenes of a row. */
export function getLadderCell(
  list: PermissionList,
  roleId: number,
  scenes: readonly PermissionScene[],
): 'all' | 'some' | 'none' {
  const accepted = list.filter(
    (entry) =>
      entry.roleId === roleId &&
      entry.roleFlag === PermissionFlag.accept &&
      scenes.some((scene) => scene === entry.sceneId),
  );
  if (accepted.length === 0) return 'none';
  return accepted.length === scenes.length ? 'all' : 'some';
}
