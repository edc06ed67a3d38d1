import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Draws the icons of the web manifest and of home screens from the site's own: `node cli/icons.ts`. */
const PUBLIC = new URL('../public/', import.meta.url);
const OUT = new URL('icons/', PUBLIC);

/** Icons that the system cuts to its own shape: no corners of ours, and the drawing inside the middle four fifths. */
const BLEEDING = { corner: 0, drawn: 0.8 };
const ICONS = [
	{ name: 'icon-192.png', size: 192, corner: 7, drawn: 1 },
	{ name: 'icon-512.png', size: 512, corner: 7, drawn: 1 },
	{ name: 'maskable-512.png', size: 512, ...BLEEDING },
	{ name: 'apple-touch-icon.png', size: 180, corner: 0, drawn: 0.9 },
];

const favicon = await readFile(new URL('favicon.svg', PUBLIC), 'utf8');
const [, ground = '', drawing = ''] = /^<svg[^>]*>(<rect[^>]*>)([\s\S]*)<\/svg>\s*$/.exec(favicon) ?? [];
if (!drawing) throw new Error('public/favicon.svg is not a ground with a drawing on it');
await mkdir(OUT, { recursive: true });
for (const { name, size, corner, drawn } of ICONS) {
	const shift = 16 * (1 - drawn);
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground.replace(/rx="[^"]*"/, `rx="${corner}"`)}<g transform="translate(${shift} ${shift}) scale(${drawn})">${drawing}</g></svg>`;
	const png = await sharp(Buffer.from(svg), { density: (72 * size) / 32 })
		.resize(size)
		.png({ palette: true })
		.toBuffer();
	await writeFile(new URL(name, OUT), png);
	console.log(`${fileURLToPath(new URL(name, OUT))} ${png.length} bytes`);
}
