import { PermissionScene } from '@osteon/domain';
import { z } from 'zod';
import { CallError } from '../../../platform/http/call-error.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import { isAccepted } from '../../permission/policy.ts';
import type { PrivateUploads } from '../../transfer/private-upload-service.ts';
import type { ApplyService } from '../apply-service.ts';
import type { CertificationInfo } from '../info-service.ts';
import type { PictureService } from '../picture-service.ts';
import type { PhoneSceneService } from './phone-scene-service.ts';

export type PhoneCertificationCall = 'generateMiniQrCode' | 'getAuthScene' | 'uploadAuthPhone' | 'submitAuthPhone';

const sceneData = z.object({ level: z.union([z.literal(1), z.literal(2)]).default(1) });

/** Handles the calls of a certification by phone (rules/certification-pages#phone-pages). */
export function createPhoneHandlers({
  scenes,
  info,
  applications,
  pictures,
  privateUploads,
}: {
  scenes: PhoneSceneService;
  info: CertificationInfo;
  applications: ApplyService;
  pictures: PictureService;
  privateUploads: PrivateUploads;
}): Handlers<PhoneCertificationCall> {
  return {
    generateMiniQrCode: (input, context) =>
      scenes.create(context, input.tempState, parseSceneData(input.sceneData).level),

    async getAuthScene({ tempState }, context) {
      const scene = await scenes.open(context, tempState);
      const found = await info.get(context.session.customerId);
      const caller = { roleId: found.roleId, authState: found.authenticationState };
      const openScenes = Object.values(PermissionScene).filter((each) => isAccepted(each, caller));
      return { ...found, ...scene, openScenes };
    },

    async uploadAuthPhone({ uploadId, attType, consent, tempState }, context) {
      const { session, ip, deviceId } = context;
      const accountId = session.customerId;
      const attPath = await privateUploads.consume(accountId, uploadId, (bytes) =>
        pictures.upload({ accountId, ip, deviceId }, bytes, { attType, consent }),
      );
      await scenes.advance(context, tempState, 'review');
      return { attPath };
    },

    async submitAuthPhone({ tempState, ...submission }, context) {
      const { session, ip, deviceId } = context;
      const owner = { accountId: session.customerId, ip, deviceId };
      const authenticationState = await applications.apply(owner, { country: 'CN', ...submission });
      await scenes.advance(context, tempState, submission.opflag === 1 ? 'upload' : 'submitted');
      return { authenticationState };
    },
  };
}

/** @throws {CallError} badInput */
function parseSceneData(text: string): z.output<typeof sceneData> {
  try {
    return sceneData.parse(JSON.parse(text));
  } catch (cause) {
    throw new CallError('badInput', { cause });
  }
}
