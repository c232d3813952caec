import type { Picture, ResponseOf } from '@osteon/contract';
import type { PixelSpacing } from '../geometry/point.ts';
import type { Window } from '../render/window-table.ts';

export type CaseImage = ResponseOf<'getCase'>['images'][number];
export type CaseStack = ResponseOf<'getCase'>['stacks'][number];
export type Phase = CaseImage['phase'];
type Preset = CaseStack['windows'][number]['preset'];

/** A window that is offered; `preset` is null for one of the device that has no name. */
export interface OfferedWindow extends Window {
  readonly preset: Preset;
}

/** A picture or stack as the viewer shows it: a picture is a series of one slice. */
export interface Series {
  /** Unique among pictures and stacks. */
  readonly key: string;
  readonly kind: 'image' | 'stack';
  readonly id: string;
  readonly title: string;
  readonly phase: Phase;
  readonly width: number;
  readonly height: number;
  readonly count: number;
  readonly spacing: (PixelSpacing & { readonly slice: number | null }) | null;
  /** Value = base + step × stored value. */
  readonly base: number;
  readonly step: number;
  /** At least one, in the order of their keys 1, 2, 3. */
  readonly windows: readonly [OfferedWindow, ...OfferedWindow[]];
  /** The one that is shown at first. */
  readonly firstWindow: OfferedWindow;
  /** Of a picture. */
  readonly picture: Picture | null;
  /** Of a stack; slice n is at `url` + n. */
  readonly url: string;
}

/** Windows of 8-bit pictures, in grey levels (rules/case-viewer#windows): as it is, its dark tones, its bright tones. */
const PICTURE_WINDOWS: readonly [OfferedWindow, ...OfferedWindow[]] = [
  { preset: 'bone', center: 128, width: 256 },
  { preset: 'softTissue', center: 80, width: 160 },
  { preset: 'implant', center: 184, width: 144 },
];

const ORDER: readonly Preset[] = ['bone', 'softTissue', 'implant', null];

function listWindows({ windows, base, step }: CaseStack): readonly [OfferedWindow, ...OfferedWindow[]] {
  const [first, ...others] = windows.toSorted((a, b) => ORDER.indexOf(a.preset) - ORDER.indexOf(b.preset));
  if (first) return [first, ...others];
  // A stack without windows is shown from its lowest to its highest possible value.
  return [{ preset: null, center: base + step * 32_768, width: step * 65_536 }];
}

function fromImage({ imageId, picture, caption, phase }: CaseImage): Series {
  return {
    key: `image:${imageId}`,
    kind: 'image',
    id: imageId,
    title: caption || picture.alt,
    phase,
    width: picture.width,
    height: picture.height,
    count: 1,
    spacing: null,
    base: 0,
    step: 1,
    windows: PICTURE_WINDOWS,
    firstWindow: PICTURE_WINDOWS[0],
    picture,
    url: picture.url,
  };
}

function fromStack(stack: CaseStack): Series {
  const { stackId, title, phase, width, height, count, spacing, base, step, url } = stack;
  const windows = listWindows(stack);
  const same = { title, phase, width, height, count, spacing, base, step, url, windows };
  const firstWindow = stack.windows[0] ?? windows[0];
  return { key: `stack:${stackId}`, kind: 'stack', id: stackId, picture: null, ...same, firstWindow };
}

/** The pictures and stacks of a case, those before the operation first. */
export function listSeries(images: readonly CaseImage[], stacks: readonly CaseStack[]): readonly Series[] {
  const all = [...images.map(fromImage), ...stacks.map(fromStack)];
  return all.toSorted((a, b) => Number(a.phase === 'after') - Number(b.phase === 'after'));
}

/** Height of a pixel by its width. */
export const getAspect = ({ spacing }: Series): number => (spacing ? spacing.row / spacing.column : 1);
