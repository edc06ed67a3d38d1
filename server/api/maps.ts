import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HIDDEN } from '#app/lib/machines/secret-address.ts';
import { paths } from '#app/lib/paths.ts';
import {
	getMappedCourse,
	listMapPlaces,
	listMapPlacesOfArea,
	listWorldPlaces,
} from '#domain/catalogue/map/map-queries.ts';
import { getArea } from '#domain/catalogue/places/areas/areas.ts';
import { getCountryBySlug } from '#domain/catalogue/places/countries.ts';
import type { MapPlace } from '#domain/geography/map/dots.ts';
import { createMapMaker, type MapMaker } from '#domain/geography/map/map-maker.ts';
import { MAP_VERSION } from '#domain/geography/map/version.ts';
import type { ListedCourse } from '#domain/reviews/lists/listed-course.ts';
import { listLikedCourses, listPlayedCourses } from '#domain/reviews/lists/played-queries.ts';
import { getBookMap } from '#domain/rounds/map-queries.ts';
import { isEditor } from '#domain/shared/desk/desk-policy.ts';
import { getOwnTrip, getTripByLink, type Trip } from '#domain/trips/trip-queries.ts';
import { registerGolferMaps } from './golfer-maps.ts';
import { registerListMaps } from './list-maps.ts';
import type { ApiParts } from './parts.ts';
import { answerPicture, FOR_EVER, sendOwn, svgPicture } from './pictures.ts';

/** Courses come to a country now and then. */
const DAY = 'public, max-age=86400, stale-while-revalidate=604800';

type Names = { name: string; country: string };
type Draw = (request: FastifyRequest, names: Names) => Promise<{ map: string; caching: string } | null>;

/** Maps as pictures, drawn when first asked for. The outlines of the world are read with the first of them. */
export function registerMaps(app: FastifyInstance, parts: ApiParts) {
	const maps = createMapMaker();
	const serve = (address: string, draw: Draw) =>
		app.get<{ Params: Names }>(`/maps/v${MAP_VERSION}/${address}`, (request, reply) =>
			answerPicture(parts, request, reply, async () => {
				const drawn = await draw(request, request.params);
				return drawn && svgPicture(drawn.map, drawn.caching);
			}),
		);
	serve('courses/:name.svg', async (request, { name }) => {
		const course = await getMappedCourse(parts.contextFor(request), name);
		return course && { map: maps.drawPlace(course.country, course.position), caching: FOR_EVER };
	});
	serve('countries/:name.svg', async (request, { name }) => {
		const country = getCountryBySlug(name);
		if (!country) return null;
		const places = await listMapPlaces(parts.contextFor(request), { country: country.code, region: null });
		return { map: maps.drawCountry(country.code, places), caching: DAY };
	});
	serve('regions/:country/:name.svg', async (request, { country: slug, name }) => {
		const country = getCountryBySlug(slug);
		if (!country) return null;
		const places = await listMapPlaces(parts.contextFor(request), { country: country.code, region: name });
		return places.length > 0 ? { map: maps.drawRegion([country.code], places), caching: DAY } : null;
	});
	for (const [address, wide] of [
		['areas', false],
		['wide-areas', true],
	] as const) {
		serve(`${address}/:name.svg`, async (request, { name }) => {
			const area = getArea(name);
			const places = area ? await listMapPlacesOfArea(parts.contextFor(request), area) : [];
			return area && places.length > 0 ? { map: maps.drawRegion(area.countries, places, wide), caching: DAY } : null;
		});
	}
	serve('world.svg', async (request) => ({
		map: maps.drawWorld(await listWorldPlaces(parts.contextFor(request))),
		caching: DAY,
	}));
	registerOwnMaps(app, parts, maps);
	registerTripMaps(app, parts, maps);
	registerListMaps(app, parts, maps);
	registerGolferMaps(app, parts, maps);
	registerDeskMaps(app, parts, maps);
}

const MOST_PLACES = 20;
const PLACE = /^(-?\d{1,2}\.\d{4}),(-?\d{1,3}\.\d{4})$/;

/** The places that an editor compares. For everybody else the address is one of the desk's like any other. */
function registerDeskMaps(app: FastifyInstance, { ownContextFor, answerAsPage }: ApiParts, maps: MapMaker) {
	app.get<{ Params: { country: string; places: string } }>(
		'/desk/maps/:country/:places.svg',
		// Which methods it takes is told to nobody: what is posted here meets the guard of the desk's pages.
		{ config: { isNowhere: true } },
		async (request, reply) => {
			if (!isEditor((await ownContextFor(request)).viewer)) return answerAsPage(request, reply);
			const { country, places } = request.params;
			const marked = places.split(';').map(readPlace);
			if (marked.length > MOST_PLACES || marked.includes(null)) return reply.callNotFound();
			const known = marked.filter((place) => place !== null);
			return sendOwn(reply, maps.drawRegion([country.toUpperCase()], known));
		},
	);
}

function readPlace(text: string): MapPlace | null {
	const [, latitude, longitude] = PLACE.exec(text) ?? [];
	return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude), count: 1 } : null;
}

/** The member's own lists on a map of the world: private, and drawn anew each time. */
function registerOwnMaps(app: FastifyInstance, { ownContextFor }: ApiParts, maps: MapMaker) {
	const lists = { 'want-to-play': listLikedCourses, played: listPlayedCourses };
	for (const [name, list] of Object.entries(lists)) {
		app.get(paths.ownMap(name), async (request, reply) =>
			sendOwn(reply, maps.drawWorld((await list(await ownContextFor(request))).flatMap(placeOf))),
		);
	}
	const drawLife = async (request: FastifyRequest, year: number | null) =>
		maps.drawLife((await getBookMap(await ownContextFor(request), year)).places);
	app.get(paths.lifeMap(), async (request, reply) => sendOwn(reply, await drawLife(request, null)));
	app.get<{ Params: { year: string } }>(paths.lifeMap(':year'), async (request, reply) => {
		const { year } = request.params;
		return YEAR.test(year) ? sendOwn(reply, await drawLife(request, Number(year))) : reply.callNotFound();
	});
}

const YEAR = /^[12]\d{3}$/;

const TRIP_ID = /^[1-9]\d{0,8}$/;

/** The way of a trip, for its member and for whoever has its link: drawn anew each time, as the link may be closed by then. */
function registerTripMaps(app: FastifyInstance, { contextFor, ownContextFor }: ApiParts, maps: MapMaker) {
	const sendWay = (reply: FastifyReply, trip: Trip | null) => {
		const stops = trip ? stopsOf(trip) : [];
		if (stops.length === 0) return reply.callNotFound();
		return sendOwn(reply.headers(HIDDEN), maps.drawWay(stops));
	};
	app.get<{ Params: { id: string } }>('/account/trips/:id/map.svg', async (request, reply) => {
		const { id } = request.params;
		return sendWay(reply, TRIP_ID.test(id) ? await getOwnTrip(await ownContextFor(request), Number(id)) : null);
	});
	app.get<{ Params: { link: string } }>('/trips/:link/map.svg', async (request, reply) =>
		sendWay(reply, await getTripByLink(contextFor(request), request.params.link)),
	);
}

/** Numbered over all days, as the page numbers them. */
const stopsOf = ({ days }: Trip) =>
	days
		.flatMap(({ stops }) => stops)
		.flatMap(({ course: { name, latitude, longitude } }, at) =>
			latitude === null || longitude === null ? [] : [{ name, latitude, longitude, number: at + 1 }],
		);

const placeOf = ({ latitude, longitude }: ListedCourse): MapPlace[] =>
	latitude === null || longitude === null ? [] : [{ latitude, longitude, count: 1 }];
