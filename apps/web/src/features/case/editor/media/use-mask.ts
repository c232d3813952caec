import type { RequestOf } from '@osteon/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { wasLed } from '../../../../lib/gateway/call-gateway.ts';
import { gatewayKey } from '../../../../lib/gateway/gateway-query.ts';
import { failureText } from '../../../../texts/error-text.ts';
import { m } from '../../../../texts/index.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { maskCaseImage } from '../../api/mask-case-image.ts';
import { maskCaseSeries } from '../../api/mask-case-series.ts';
import type { MediaItem } from './media-items.ts';

/** A rectangle of a picture in its pixels. */
export type Box = RequestOf<'maskCaseImage'>['boxes'][number];

/** Covers parts of a picture or series and confirms that nothing else names the patient. */
export function useMask({ kind, id }: Pick<MediaItem, 'kind' | 'id'>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (boxes: readonly Box[]) => {
      const mask = { boxes: [...boxes], isChecked: true };
      if (kind === 'image') await maskCaseImage({ imageId: id, ...mask });
      else await maskCaseSeries({ seriesId: id, ...mask });
      await queries.invalidateQueries({ queryKey: gatewayKey(kind === 'image' ? 'listCaseImages' : 'getCaseSeries') });
    },
    onError: (error) => {
      if (!wasLed(error)) toast.error(failureText(error, m['caseEditor.state.actionFailed']()));
    },
  });
}
