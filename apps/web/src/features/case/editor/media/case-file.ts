import { CASE_IMAGE_BYTES_MAX, CASE_SERIES_BYTES_MAX } from '@osteon/domain';

/** A chosen file: what it is sent as, or why it is not sent. */
type CaseFile = { readonly kind: 'image' | 'series'; readonly problem: 'tooLarge' | null } | { readonly kind: null };

const IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'webp'];
/** Files of a DICOM series often have no extension, or a number. */
const SERIES_EXTENSIONS = ['dcm', 'dicom', 'ima', 'zip'];

/** The extension in small letters; empty for none. */
export const getExtension = (name: string): string => /\.([^./\\]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Classifies a file by its name and size; the gateway judges its content (rules/case-editor#images). */
export function classifyFile({ name, size }: Pick<File, 'name' | 'size'>): CaseFile {
  const extension = getExtension(name);
  if (SERIES_EXTENSIONS.includes(extension) || extension === '' || /^\d+$/.test(extension))
    return { kind: 'series', problem: size > CASE_SERIES_BYTES_MAX ? 'tooLarge' : null };
  // A photograph of a phone is named as too large first: a smaller one would have another format, too.
  const isImage = IMAGE_EXTENSIONS.includes(extension);
  if (size > CASE_IMAGE_BYTES_MAX) return { kind: 'image', problem: 'tooLarge' };
  return isImage ? { kind: 'image', problem: null } : { kind: null };
}
