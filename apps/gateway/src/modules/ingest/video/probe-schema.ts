import { z } from 'zod';

const numeric = z.string().transform(Number).pipe(z.number());

/** A ratio as `30000/1001`; null for `0/0`, which means unknown. */
const ratio = z
  .string()
  .transform((text) => {
    const [above = 0, below = 0] = text.split(/[/:]/).map(Number);
    return above > 0 && below > 0 ? above / below : null;
  })
  .optional()
  .transform((value) => value ?? null);

const shared = z.object({
  index: z.number().int(),
  disposition: z.object({ attached_pic: z.number().default(0), default: z.number().default(0) }).prefault({}),
  tags: z.object({ language: z.string().optional() }).prefault({}),
});

const videoStream = shared.extend({
  codec_type: z.literal('video'),
  codec_name: z.string().optional(),
  width: z.number().int().min(0).default(0),
  height: z.number().int().min(0).default(0),
  sample_aspect_ratio: ratio,
  avg_frame_rate: ratio,
  field_order: z.string().optional(),
  color_transfer: z.string().optional(),
  duration: numeric.optional(),
  side_data_list: z.array(z.object({ rotation: z.number().optional() })).default([]),
});

const audioStream = shared.extend({
  codec_type: z.literal('audio'),
  codec_name: z.string().optional(),
  channels: z.number().int().default(0),
});

const otherStream = z.object({ codec_type: z.enum(['subtitle', 'data', 'attachment', 'other']) });

/** The fields of ffprobe's report that are used. */
export const probeReport = z.object({
  streams: z.array(z.union([videoStream, audioStream, otherStream, z.object({ codec_type: z.undefined() })])),
  format: z.object({ duration: numeric.optional() }),
});

export type ProbeReport = z.output<typeof probeReport>;
export type VideoStream = z.output<typeof videoStream>;
export type AudioStream = z.output<typeof audioStream>;
