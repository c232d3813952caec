import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The font weights that PDFs embed: Noto Sans SC (OFL-1.1). A PDF contains only the used glyphs. */
export interface PdfFonts {
  readonly regular: Buffer;
  readonly bold: Buffer;
}

let fonts: Promise<PdfFonts> | undefined;

/** Reads the fonts once, 20 MB that are cached for all PDFs. */
export function loadPdfFonts(): Promise<PdfFonts> {
  fonts ??= readFonts().catch((error: unknown) => {
    fonts = undefined;
    throw error;
  });
  return fonts;
}

async function readFonts(): Promise<PdfFonts> {
  const read = (address: string) => readFile(fileURLToPath(address));
  const [regular, bold] = await Promise.all([
    read(import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf')),
    read(import.meta.resolve('@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf')),
  ]);
  return { regular, bold };
}
