import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/*
 * Renders the icons of the installed portal from the logo (public/favicon.svg) into public/icons. Run it again when the
 * logo changes; its output is committed.
 */
const publicFolder = fileURLToPath(new URL('../public/', import.meta.url));
const logo = await readFile(`${publicFolder}favicon.svg`, 'utf8');

/** Bone white, the page background (ui/theme/tokens.css). */
const GROUND = '#f7f6f2';

/** `mark` is the logo's share of the side; in a maskable icon it stays well inside the circle that a phone may cut. */
const icons = [
  { name: 'icon-192', size: 192, mark: 0.74, corner: 0.22 },
  { name: 'icon-512', size: 512, mark: 0.74, corner: 0.22 },
  { name: 'maskable-512', size: 512, mark: 0.56, corner: 0 },
  { name: 'apple-touch-180', size: 180, mark: 0.68, corner: 0 },
];

await mkdir(`${publicFolder}icons`, { recursive: true });
await Promise.all(
  icons.map(async ({ name, size, mark, corner }) => {
    const side = Math.round(size * mark);
    const edge = (size - side) / 2;
    const placed = logo.replace('<svg ', `<svg x="${edge}" y="${edge}" width="${side}" height="${side}" `);
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" rx="${size * corner}" fill="${GROUND}"/>${placed}</svg>`;
    await sharp(Buffer.from(picture)).png({ palette: true }).toFile(`${publicFolder}icons/${name}.png`);
  }),
);
