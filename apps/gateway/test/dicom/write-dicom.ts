import dcmjs from 'dcmjs';

const { DicomDict, DicomMetaDictionary } = dcmjs.data;

/** A slice as a device writes it. */
export interface DicomSlice {
  readonly rows: number;
  readonly columns: number;
  readonly pixels: Uint8Array | Uint16Array | Int16Array;
  /** From 1; also the place of the slice in mm, unless `z` is another one. */
  readonly number: number;
  readonly z?: number;
  readonly spacing?: number;
  readonly series?: string;
  /** Further attributes by their names, or others than these have by default; undefined leaves one out. */
  readonly attributes?: Readonly<Record<string, unknown>>;
  /** Further elements by their tags. */
  readonly elements?: Readonly<Record<string, { vr: string; Value: readonly unknown[] }>>;
}

const SYNTAX = '1.2.840.10008.1.2.1';
const CT_IMAGE = '1.2.840.10008.5.1.4.1.1.2';

/** Writes a DICOM file without compression (explicit, little-endian), by another library than the portal reads with. */
export function writeDicom({ rows, columns, pixels, number, series = '1.2.826.0.1.1', ...slice }: DicomSlice): Buffer {
  const { z = number, spacing = 0.5, attributes = {}, elements = {} } = slice;
  const bits = pixels.BYTES_PER_ELEMENT * 8;
  const { buffer, byteOffset, byteLength } = pixels;
  const bytes = buffer.slice(byteOffset, byteOffset + byteLength);
  const instance = `${series}.${number}`;
  const dataset: Record<string, unknown> = {
    _vrMap: { PixelData: bits === 8 ? 'OB' : 'OW' },
    Modality: 'CT',
    SOPClassUID: CT_IMAGE,
    SOPInstanceUID: instance,
    StudyInstanceUID: '1.2.826.0.1',
    SeriesInstanceUID: series,
    InstanceNumber: String(number),
    ImagePositionPatient: ['0', '0', z.toFixed(3)],
    ImageOrientationPatient: ['1', '0', '0', '0', '1', '0'],
    PixelSpacing: [String(spacing), String(spacing)],
    Rows: rows,
    Columns: columns,
    BitsAllocated: bits,
    BitsStored: bits,
    HighBit: bits - 1,
    PixelRepresentation: pixels instanceof Int16Array ? 1 : 0,
    SamplesPerPixel: 1,
    PhotometricInterpretation: 'MONOCHROME2',
    RescaleSlope: '1',
    RescaleIntercept: '0',
    PixelData: [bytes],
    ...attributes,
  };
  for (const [name, value] of Object.entries(dataset)) if (value === undefined) delete dataset[name];
  const uid = (value: string) => ({ vr: 'UI', Value: [value] });
  const file = new DicomDict({
    '00020002': uid(String(dataset['SOPClassUID'])),
    '00020003': uid(instance),
    '00020010': uid(SYNTAX),
    '00020012': uid('1.2.826.0.2'),
  });
  file.dict = { ...DicomMetaDictionary.denaturalizeDataset(dataset), ...elements };
  return Buffer.from(file.write());
}
