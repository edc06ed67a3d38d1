import { textOf } from '#app/lib/forms/form-body.ts';
import { PICTURE_LIMITS } from '#domain/pictures/limits.ts';
import { PICTURE_MESSAGES, type PictureRefusal } from '#domain/pictures/messages.ts';
import { listGone } from '#domain/pictures/photograph-queries.ts';
import { cleanAlt, MOST_NAMED, readChosen } from '#domain/pictures/rules.ts';
import type { ChosenPhotograph } from '#domain/pictures/shapes.ts';
import { takePhotographs } from '#domain/pictures/upload-commands.ts';
import type { DomainContext } from '#domain/shared/context.ts';

const PLACES = Array.from({ length: MOST_NAMED }, (_, at) => at + 1);

/** Every field that the photographs of a form may send, beside the files themselves. */
export const PHOTOGRAPH_FIELDS = [
	'photographs',
	'alts',
	...PLACES.flatMap((place) => [`id-${place}`, `alt-${place}`, `place-${place}`]),
];

export type PostedPhotographs = {
	/** More than a review holds only where that is refused. */
	chosen: ChosenPhotograph[];
	/** What is said of those that were not taken, a line each; null where all were. Nothing is stored with it. */
	refused: string | null;
	/** What a form is answered with whose photographs are refused: 503 where one was fine and could not be stored. */
	status: 422 | 503;
	/** The form had fields for them that can be read: without these it says nothing of those that are stored. */
	asked: boolean;
};

/** The words below those that are sent with a form, for the rules that look at words. */
export const captionsOf = ({ asked, chosen }: PostedPhotographs): string[] =>
	asked ? chosen.map(({ alt }) => alt).filter(Boolean) : [];

/** The photographs of a posted form: those the picker has sent before, and the files of a form without a script. */
export async function readPhotographs(ctx: DomainContext, form: FormData): Promise<PostedPhotographs> {
	const sent = readChosen(textOf(form, 'photographs'));
	const placed = readPlaced(form);
	const named = [...(sent ?? []), ...(placed ?? [])];
	const gone = await listGoneOrNone(ctx, named);
	const chosen = named.filter(({ id }) => !gone.has(id));
	const refused = named.flatMap(({ id }, at) => (gone.has(id) ? [refusal(named[at]?.alt, 'picture-gone')] : []));
	const isRead = sent !== null && placed !== null;
	if (!isRead || chosen.length > PICTURE_LIMITS.photographs) refused.push(PICTURE_MESSAGES['too-many-pictures']);
	const alts = textOf(form, 'alts').split(/\r\n?|\n/);
	const files = ctx.uploads.filter(({ field }) => field === 'photograph');
	const free = Math.max(0, PICTURE_LIMITS.photographs - chosen.length);
	const outcomes = await takePhotographs(ctx, files, free);
	for (const [at, taken] of outcomes.entries()) {
		if (taken.ok) chosen.push({ id: taken.value.id, alt: cleanAlt(alts[at] ?? '') });
		else refused.push(refusal(files[at]?.name, taken.kind));
	}
	const asked = isRead && (PHOTOGRAPH_FIELDS.some((name) => form.has(name)) || files.length > 0);
	const isOurs = outcomes.some((taken) => !taken.ok && taken.kind === 'picture-store');
	return { asked, chosen, refused: refused.length > 0 ? refused.join('\n') : null, status: isOurs ? 503 : 422 };
}

/** By the file's own name: what is not taken has no number among the photographs. */
const refusal = (name: string | undefined, kind: PictureRefusal) => `${name || 'A picture'}: ${PICTURE_MESSAGES[kind]}`;

/** The form is answered even where this cannot be read; whether it can be stored is found out next. */
async function listGoneOrNone(ctx: DomainContext, named: readonly ChosenPhotograph[]): Promise<Set<string>> {
	const ids = named.map(({ id }) => id);
	return listGone(ctx, ids).catch((error) => {
		ctx.report('Reading the photographs of a form failed', error);
		return new Set();
	});
}

/** Stored photographs as plain fields have them: words and a place of each; 0 takes it out. Null as of `readChosen`. */
function readPlaced(form: FormData): ChosenPhotograph[] | null {
	const placed = PLACES.map((at) => ({
		id: textOf(form, `id-${at}`),
		alt: textOf(form, `alt-${at}`),
		place: Number(textOf(form, `place-${at}`) || at),
	})).filter(({ id, place }) => id !== '' && place !== 0);
	const ordered = placed.toSorted((a, b) => a.place - b.place).map(({ id, alt }) => ({ id, alt }));
	return readChosen(JSON.stringify(ordered));
}
