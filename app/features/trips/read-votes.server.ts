import type { SaidOfStop } from '#domain/trips/traveller-commands.ts';
import { TRIP_LIMITS, VOTES } from '#domain/trips/trip-limits.ts';
import { playedField, TRIP_INTENTS, type TripIntent, voteField } from './vote-fields.ts';

const ASKED = /^a([1-9]\d{0,8})$/;
const MOST_FIELDS = TRIP_LIMITS.courses * 4;

/** A form of a trip's page, read once: what it asks for, and its texts. A form that is none is empty. */
export async function readTripForm(request: Request): Promise<{ intent: TripIntent | null; form: FormData }> {
	const form = await request.formData().catch(() => new FormData());
	const asked = form.get('intent');
	return { intent: TRIP_INTENTS.find((intent) => intent === asked) ?? null, form };
}

/** What a form says of the courses that stood in it; what is none of the three votes is none. */
export function readVotes(form: FormData): SaidOfStop[] {
	return [...form.keys()].slice(0, MOST_FIELDS).flatMap((name) => {
		const [, id] = ASKED.exec(name) ?? [];
		if (!id) return [];
		const stopId = Number(id);
		const vote = VOTES.find((one) => one === form.get(voteField(stopId))) ?? null;
		return { stopId, vote, played: form.get(playedField(stopId)) === 'on' };
	});
}
