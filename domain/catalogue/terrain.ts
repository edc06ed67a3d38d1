import type { TERRAINS } from './facts/character.ts';

/** The kind of land that a cover is drawn from. */
export type Terrain = (typeof TERRAINS)[number];

export type Place = { latitude: number | null; longitude: number | null; kilometresToSea: number | null };

/** A best guess for courses whose terrain nobody has told us. The same place always gets the same answer. */
export function inferTerrain({ latitude, longitude, kilometresToSea }: Place): Terrain {
	if (latitude === null || longitude === null) return 'parkland';
	const at = { latitude, longitude };
	const shore = kilometresToSea !== null && kilometresToSea <= SHORE_KILOMETRES;
	if (shore && lies(at, LINKS_LAND)) return 'links';
	if (lies(at, DESERTS)) return 'desert';
	if (lies(at, MOUNTAINS) && !shore) return 'mountain';
	if (Math.abs(latitude) < TROPICS && !lies(at, TROPICAL_HIGHLANDS)) return 'tropical';
	if (shore) return 'coast';
	if (lies(at, HEATHS)) return 'heath';
	return isWooded(at) ? 'forest' : 'parkland';
}

type Spot = { latitude: number; longitude: number };
type Region = { name: string; south: number; north: number; west: number; east: number };

const SHORE_KILOMETRES = 2.5;
const TROPICS = 23.5;

const region = (name: string, south: number, north: number, west: number, east: number): Region => ({
	name,
	south,
	north,
	west,
	east,
});

/** Coasts of old dune land, where golf on the shore is links golf. */
const LINKS_LAND: readonly Region[] = [
	region('Scotland, Ireland and northern England', 53.2, 61, -11, -0.2),
	region('Wales and south-west England', 50.8, 53.2, -11, -2.7),
	region('East Anglia and Kent', 51.1, 53.2, 0.2, 1.9),
	region('Flanders, Holland and Frisia', 50.9, 55.5, 2.2, 8.9),
	region('Tasmania and King Island', -43.8, -39.4, 143.6, 148.6),
];

const DESERTS: readonly Region[] = [
	region('Sahara', 17, 32, -14, 35),
	region('Arabia', 12.5, 33, 35, 60),
	region('Thar and Baluchistan', 24, 31, 60, 72.5),
	region('American Southwest', 31, 37.5, -117.2, -104.5),
	region('Sonora and Baja', 22.8, 31.5, -115.5, -109.2),
	region('Atacama', -28, -17.5, -71, -68.5),
	region('Namib and Kalahari', -29, -19, 13.5, 22.5),
	region('Australian interior', -31.5, -19.5, 119, 141),
	region('Gobi and Taklamakan', 37, 45, 76, 112),
];

const MOUNTAINS: readonly Region[] = [
	region('Alps', 45.6, 47.75, 5.8, 14.6),
	region('French Alps', 44.1, 45.6, 5.9, 7.6),
	region('Pyrenees', 42.3, 43.1, -1.2, 2.6),
	region('Carpathians', 48.9, 49.6, 18.8, 21.2),
	region('Norwegian mountains', 60.4, 62.8, 6.6, 10.2),
	region('Rockies of the United States', 37.5, 49, -114.6, -105.1),
	region('Canadian Rockies', 49, 54, -119.5, -114.9),
	region('Sierra Nevada and Tahoe', 37.5, 39.8, -120.6, -118.8),
	region('Northern Andes', -16, 6, -79.2, -72.8),
	region('Altiplano', -22, -13, -72.5, -65),
	region('Southern Andes', -43, -30, -72, -69.2),
	region('Himalaya', 27, 35.8, 73.5, 89),
	region('Eastern Himalaya', 26.6, 29.5, 88, 97),
	region("Japan's Alps", 35.5, 37.1, 137.2, 139),
	region('Caucasus', 41.8, 43.6, 40.5, 47),
	region('Southern Alps of New Zealand', -45.4, -42.8, 168, 171.4),
	region('Drakensberg', -30.8, -27.8, 28, 29.8),
];

/** Near the equator but high up and cool: not a place for a cover with palms. */
const TROPICAL_HIGHLANDS: readonly Region[] = [
	region('Kenya and Ethiopia', -2, 12, 35.5, 40),
	region('Mexican plateau', 18.8, 23.5, -104.5, -97.5),
	region('Zimbabwe and Transvaal', -23.5, -16.5, 27, 32.5),
	region('São Paulo plateau', -23.5, -19, -49, -43.5),
];

const HEATHS: readonly Region[] = [
	region('Surrey and Berkshire', 51.1, 51.5, -1, -0.2),
	region('Dorset and the New Forest', 50.7, 51, -2.2, -1.3),
	region('Kempen and Veluwe', 51.1, 52.4, 4.4, 6.1),
	region('Lüneburg', 52.6, 53.4, 9.4, 10.8),
	region('Jutland', 55.4, 56.8, 8.6, 9.4),
	region('Melbourne sandbelt', -38.1, -37.9, 144.95, 145.2),
];

/** Woods of the north, and the great pine belts further south. */
const WOODS: readonly Region[] = [
	region('Nordic and Russian north', 58.5, 70, 8, 140),
	region('Smaland and the Baltic', 56.4, 60, 12.6, 30),
	region('Black Forest and Bohemia', 47.6, 50.8, 7.8, 16),
	region('Landes', 43.6, 45, -1.4, -0.2),
	region('Carolina sandhills and Georgia', 32.5, 36, -84, -78.5),
	region('Great Lakes and New England', 43.5, 50, -93, -66),
	region('Pacific Northwest', 42, 60, -126, -119.5),
	region('Japan', 33, 45.6, 131, 145.8),
	region('Korea', 34, 39, 126.3, 129.4),
];

const lies = ({ latitude, longitude }: Spot, regions: readonly Region[]): boolean =>
	regions.some(
		({ south, north, west, east }) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
	);

const isWooded = (spot: Spot): boolean => Math.abs(spot.latitude) >= 61 || lies(spot, WOODS);
