import { accountDialogs } from '../features/account/dialogs/index.ts';
import { lockDialogs } from '../features/account/lock/dialogs.ts';
import { phoneBindingDialogs } from '../features/account/phone-binding/dialogs.ts';
import { stepUpDialogs } from '../features/account/step-up/dialogs.ts';
import { agreementDialogs } from '../features/agreement/dialogs/index.ts';
import { appealDialogs } from '../features/appeal/dialogs/index.ts';
import { certificationDialogs } from '../features/certification/dialogs/index.ts';
import { creditDialogs } from '../features/credit/dialogs/index.ts';
import { engagementDialogs } from '../features/engagement/dialogs/index.ts';
import { languageDialogs } from '../features/language/dialogs/index.ts';
import { membershipDialogs } from '../features/membership/dialogs/index.ts';
import { messageDialogs } from '../features/message/dialogs/index.ts';
import { permissionDialogs } from '../features/permission/dialogs/index.ts';
import { personalDialogs } from '../features/personal/dialogs/index.ts';
import { roomDialogs } from '../features/room/manager/dialogs/index.ts';
import { searchDialogs } from '../features/search/dialogs/index.ts';
import { shellDialogs } from '../features/shell/dialogs/index.ts';
import { transferDialogs } from '../features/transfer/dialogs/index.ts';
import type { DialogLoaders } from '../lib/dialogs.ts';

/** The dialogs of all features; one that is declared without a component fails the type check here. */
export const dialogLoaders: DialogLoaders = {
  ...accountDialogs,
  ...agreementDialogs,
  ...certificationDialogs,
  ...creditDialogs,
  ...engagementDialogs,
  ...languageDialogs,
  ...membershipDialogs,
  ...messageDialogs,
  ...permissionDialogs,
  ...personalDialogs,
  ...appealDialogs,
  ...phoneBindingDialogs,
  ...lockDialogs,
  ...roomDialogs,
  ...searchDialogs,
  ...stepUpDialogs,
  ...shellDialogs,
  sidebar: () => import('./frame/slide-over-dialog.tsx'),
  ...transferDialogs,
};
