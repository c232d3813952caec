import type { RequestOf } from '@osteon/contract';
import { type AttachmentType, WORK_CARD_POSITION_TYPE } from '@osteon/domain';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** The keys of the basic information. */
export type BasicInfo = Omit<RequestOf<'submitAuthAction'>, 'opflag' | 'authAttList' | 'isCompleted'>;

/** An uploaded picture and its type. */
export interface Attachment {
  readonly attPath: string;
  readonly attType: AttachmentType;
}

/** Stores the basic information (rules/certification#submit). */
export const submitAuthActionInfo = (info: BasicInfo) => callGateway('submitAuthAction', { opflag: 1, ...info });

/** Submits the pictures, which opens the review; none if the former ones stay (rules/certification#submit). */
export const submitAuthActionPictures = (attachments: readonly Attachment[]) =>
  callGateway('submitAuthAction', {
    opflag: 2,
    authAttList:
      attachments.length === 0
        ? undefined
        : attachments.map((attachment) => ({ ...attachment, attPositionType: WORK_CARD_POSITION_TYPE })),
    isCompleted: 0,
  });
