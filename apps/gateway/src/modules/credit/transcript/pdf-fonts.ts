import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The weights of the font that our PDFs embed: Noto Sans SC (OFL-1.1). A PDF gets the glyphs that it uses. */
export interface PdfFonts {
  readonly regular: Buffer;
  readonly bold: Buffer;
}

const PACKAGE = '@expo-google-fonts/noto-sans-sc';
const FILES = {
  regular: '400Regular/NotoSansSC_400Regular.ttf',
  bold: '600SemiBold/NotoSansSC_600SemiBold.ttf',
} as const;

let fonts: Promise<PdfFonts> | undefined;

/** Reads the fonts once, 20 MB that all PDFs share. */
export function loadPdfFonts(): Promise<PdfFonts> {
  fonts ??= readFonts().catch((error: unknown) => {
    fonts = undefined;
    throw error;
  });
  return fonts;
}

async function readFonts(): Promise<PdfFonts> {
  const read = (file: string) => readFile(fileURLToPath(import.meta.resolve(`${PACKAGE}/${file}`)));
  const [regular, bold] = await Promise.all([read(FILES.regular), read(FILES.bold)]);
  return { regular, bold };
}
