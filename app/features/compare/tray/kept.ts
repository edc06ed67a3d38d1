import { isSlug } from '#domain/catalogue/slug.ts';
import { TRAY } from './tray-key.ts';

/** A course in the tray; `lang` is the language of its name, where that is not ours. */
export type Kept = { slug: string; name: string; lang?: string };

/** The courses in the tray, in the order in which they came; none where the browser keeps nothing. */
export function readKept(): Kept[] {
	try {
		return keptIn(localStorage.getItem(TRAY));
	} catch {
		return [];
	}
}

/** What was stored, as far as it is what `keep` stores: it may be of another build, or of somebody's own hand. */
export function keptIn(stored: string | null): Kept[] {
	const kept: unknown = JSON.parse(stored ?? '[]');
	return Array.isArray(kept) ? kept.filter(isKept) : [];
}

/** Puts these courses into the tray instead of those that are in it. Throws where the browser keeps nothing. */
export function keep(courses: readonly Kept[]) {
	if (courses.length > 0) localStorage.setItem(TRAY, JSON.stringify(courses));
	else localStorage.removeItem(TRAY);
	dispatchEvent(new Event(TRAY));
}

function isKept(value: unknown): value is Kept {
	const { slug, name, lang = '' }: { slug?: unknown; name?: unknown; lang?: unknown } = Object(value);
	return typeof slug === 'string' && isSlug(slug) && typeof name === 'string' && typeof lang === 'string';
}
