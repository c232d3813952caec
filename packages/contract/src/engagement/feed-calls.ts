import { PermissionScene } from '@osteon/domain';
import { call } from '../call.ts';
import { resourceCard } from '../content/card.ts';
import { cursor, page, pageSize } from '../fields.ts';

/** Content of the doctors whom the caller follows, newest first (rules/follow#followed-feed). */
export const listFollowedContent = call({
  name: 'listFollowedContent',
  family: 'engagement',
  mode: 'get',
  summary: 'What those whom the caller follows have published',
  request: { cursor, pageSize: pageSize(20) },
  response: page(resourceCard),
  session: 'required',
  scene: PermissionScene.myFollowList,
  refreshedBy: ['following'],
});
