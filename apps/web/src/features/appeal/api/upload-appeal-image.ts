import { useMutation } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Uploads a picture, passed as a data URL; resolves to its id. */
export const useUploadAppealImage = () => useMutation({ mutationFn: uploadAppealImage });

async function uploadAppealImage(dataUrl: string): Promise<string> {
  const [head = '', fileContent = ''] = dataUrl.split(',');
  const extName = head.replace(/^data:image\//, '').replace(/;.*$/, '');
  return (await callGateway('uploadAppealImage', { extName, fileContent })).imageId;
}
