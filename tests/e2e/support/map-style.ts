import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';

/** A server of maps on another origin, as an operator may have one. */
export type StyleServer = {
	origin: string;
	/** The address of its style. */
	style: string;
	/** The paths that it was asked for. */
	asked: string[];
	/** While it is, everything is answered 500. */
	isBroken: boolean;
	stop: () => Promise<void>;
};

const LAND = [255, 0, 255] as const;
const NORTHERN_EUROPE = [
	[-30, 40],
	[50, 40],
	[50, 70],
	[-30, 70],
	[-30, 40],
];

/** Serves a style whose land, one piece in a file that the map's worker fetches, has a colour of its own. */
export async function serveMapStyle(): Promise<StyleServer> {
	const server = createServer((request, response) => {
		tiles.asked.push(request.url ?? '');
		response.setHeader('Access-Control-Allow-Origin', '*');
		// Journeys send a header of their own, for which browsers ask first.
		response.setHeader('Access-Control-Allow-Headers', '*');
		if (request.method === 'OPTIONS') return void response.writeHead(204).end();
		response.setHeader('Content-Type', 'application/json');
		if (tiles.isBroken) response.writeHead(500).end('{}');
		else response.end(JSON.stringify(request.url === '/style.json' ? styleOf(tiles.origin) : land));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	// It listens on a port.
	const { port } = server.address() as AddressInfo;
	const origin = `http://127.0.0.1:${port}`;
	const tiles: StyleServer = {
		...{ origin, style: `${origin}/style.json`, asked: [], isBroken: false },
		stop: () => new Promise((resolve) => void server.close(() => resolve())),
	};
	return tiles;
}

const land = { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [NORTHERN_EUROPE] } };

const styleOf = (origin: string) => ({
	version: 8,
	sources: { land: { type: 'geojson', data: `${origin}/land.json`, attribution: 'The makers of these tiles' } },
	layers: [
		{ id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': `rgb(${LAND})`, 'fill-antialias': false } },
	],
});

/** Which share of what is seen of a map has the colour of that land. */
export async function shareOfLand(map: Locator): Promise<number> {
	const { data, info } = await sharp(await map.screenshot())
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	let pixels = 0;
	for (let at = 0; at < data.length; at += info.channels) {
		if (LAND.every((light, part) => data[at + part] === light)) pixels += 1;
	}
	return pixels / (info.width * info.height);
}
