/** The part of dcmjs that writes files; the package has no types. */
declare module 'dcmjs' {
  interface Element {
    readonly vr: string;
    readonly Value: readonly unknown[];
  }

  class DicomDict {
    constructor(meta: Readonly<Record<string, Element>>);
    dict: Record<string, Element>;
    write(): ArrayBuffer;
  }

  const dcmjs: {
    readonly data: {
      readonly DicomDict: typeof DicomDict;
      readonly DicomMetaDictionary: {
        denaturalizeDataset(dataset: Readonly<Record<string, unknown>>): Record<string, Element>;
      };
    };
  };
  export default dcmjs;
}
