import { data } from 'react-router';
import { isUuid } from '#domain/shared/uuid.ts';

const NUMBER = /^[1-9]\d{0,8}$/;

/** The number in an item's address. Throws the answer 404 for anything else. */
export function requireNumber(id: string | undefined): number {
	if (!NUMBER.test(id ?? '')) throw data(null, { status: 404 });
	return Number(id);
}

/** The UUID in an item's address. Throws the answer 404 for anything else. */
export function requireUuid(id: string | undefined): string {
	if (id === undefined || !isUuid(id)) throw data(null, { status: 404 });
	return id;
}

/** What a query has found. Throws the answer 404 where it has found nothing. */
export function requireFound<Found>(found: Found | null): Found {
	if (found === null) throw data(null, { status: 404 });
	return found;
}
