import { CALLS } from '#app/features/data-calls/calls.ts';
import type { CATALOGUE_CALLS } from '#app/features/data-calls/catalogue-calls.ts';
import {
	addressOf,
	changeCursor,
	nextAddress,
	placeCursor,
	readChangeCursor,
	readPlaceCursor,
} from '#app/features/data-calls/cursors.ts';
import { toWirePlace } from '#app/features/data-calls/wire-places.ts';
import { listChangedCourses } from '#domain/catalogue/data-calls/change-queries.ts';
import { codeOfCountry } from '#domain/catalogue/places/countries.ts';
import { getOpenPlace, listOpenPlaces } from '#domain/catalogue/places/open-place-queries.ts';
import { BeginAnew, type Handler, placeIn, toWireCourses } from './answering.ts';

/** The calls that tell of the catalogue as a whole. */
export const CATALOGUE_HANDLERS: { [Name in keyof typeof CATALOGUE_CALLS]: Handler<Name> } = {
	async listChangedCourses(answering, { since = null, limit, cursor }) {
		const after = placeIn(cursor, readChangeCursor);
		const found = await listChangedCourses(answering.ctx, { after, since, limit });
		if (!found.ok) throw new BeginAnew();
		const { items, more, next } = found.value;
		const wires = await toWireCourses(
			answering,
			items.flatMap(({ course }) => course ?? []),
		);
		const byId = new Map(wires.map((wire) => [wire.id, wire]));
		const query = { since: since ?? undefined, limit, cursor: changeCursor(next) };
		return {
			items: items.map(({ id, course, mergedInto }) => ({
				id,
				gone: course === null,
				merged_into: mergedInto,
				course: byId.get(id) ?? null,
			})),
			more,
			next: addressOf(answering.origin, CALLS.listChangedCourses.path, query),
		};
	},
	async listPlaces({ ctx, origin }, { kind = null, country, limit, cursor }) {
		const code = country === undefined ? undefined : codeOfCountry(country);
		// A country nobody knows has no places.
		if (code === null) return { items: [], next: null };
		const after = placeIn(cursor, readPlaceCursor) ?? '';
		const { items, next } = await listOpenPlaces(ctx, { kind, country: code ?? null, after, limit });
		const query = { kind: kind ?? undefined, country, limit };
		return {
			items: items.map((place) => toWirePlace(place, origin)),
			next: nextAddress(origin, CALLS.listPlaces.path, query, next && placeCursor(next)),
		};
	},
	async getPlace({ ctx, origin }, { place_id: id }) {
		const place = await getOpenPlace(ctx, id);
		return place && toWirePlace(place, origin);
	},
};
