import { PermissionScene } from '@osteon/domain';
import { m } from '../../texts/index.ts';

const S = PermissionScene;

/** The name of each scene (rules/permission#policy). */
export const sceneTexts: Readonly<Record<PermissionScene, () => string>> = {
  [S.publishResources]: m['perm.scene.publishResources'],
  [S.postComments]: m['perm.scene.postComments'],
  [S.favorites]: m['perm.scene.favorites'],
  [S.likeComments]: m['perm.scene.likeComments'],
  [S.doctorLike]: m['perm.scene.doctorLike'],
  [S.follow]: m['perm.scene.follow'],
  [S.playVideo3Minutes]: m['perm.scene.playVideo3Minutes'],
  [S.caseTerminal]: m['perm.scene.caseTerminal'],
  [S.libraryTerminal]: m['perm.scene.libraryTerminal'],
  [S.homeMessages]: m['perm.scene.homeMessages'],
  [S.myFollowList]: m['perm.scene.myFollowList'],
  [S.likesMeMessages]: m['perm.scene.likesMeMessages'],
  [S.myFavorites]: m['perm.scene.myFavorites'],
  [S.downloads]: m['perm.scene.downloads'],
  [S.browsingRecords]: m['perm.scene.browsingRecords'],
  [S.myComments]: m['perm.scene.myComments'],
  [S.drafts]: m['perm.scene.drafts'],
  [S.othersFans]: m['perm.scene.othersFans'],
  [S.othersFollowing]: m['perm.scene.othersFollowing'],
  [S.score]: m['perm.scene.score'],
  [S.ebookVideo]: m['perm.scene.ebookVideo'],
  [S.personalHome]: m['perm.scene.personalHome'],
  [S.purchaseCourses]: m['perm.scene.purchaseCourses'],
  [S.coupons]: m['perm.scene.coupons'],
  [S.exchangeCodes]: m['perm.scene.exchangeCodes'],
  [S.college]: m['perm.scene.college'],
  [S.balance]: m['perm.scene.balance'],
  [S.invoices]: m['perm.scene.invoices'],
  [S.experienceHallApply]: m['perm.scene.experienceHallApply'],
  [S.productDetailsJump]: m['perm.scene.productDetailsJump'],
  [S.academicResources]: m['perm.scene.academicResources'],
};
