import { foldText } from '#domain/shared/text/fold.ts';
import type { RawValues } from '../files/headers.ts';
import type { Note, Refusal } from '../notes.ts';
import { cleanText } from './clean-text.ts';

/** Why a row is none of a golf course that can be played, or what should be looked at. */
export type Kind = { refusal: Refusal | null; notes: Note[] };

/** Parts of a course. */
const PARTS =
	/^(hole|tee|green|fairway|bunker|pin|rough|out_of_bounds|(lateral_)?water_hazard|cartpath|path|hole_path)$/;
const COURSE = /^(course|golf_course|yes)$/;
const NO = /^(no|n|false|0|none|never|open|)$/i;
const CLOSED =
	/\b(closed|defunct|abandoned|disused|demolished|razed|permanently|nle|no longer|gone|inactive|shut|out of business|planned|proposed|construction|not open|dismantled|removed|former|historic|decommissioned|geschlossen|stillgelegt|aufgegeben|ferme|fermee|cerrado|cerrada|chiuso|nedlagd|nedlagt|stangd|lukket|suljettu|opgeheven|gesloten|zamkniete)\b/;
const FOR_A_WHILE = /tempora|season|winter|renovat|refurb|vorubergehend|tillfallig/;
/** What a note says of a course that is gone. "Closed on Mondays" is no such thing. */
const TOLD_CLOSED =
	/\b(permanently closed|closed permanently|closed (down|since|for good)|closed (in )?(19|20)\d\d|no longer (a golf|exists|in (use|operation)|open|operat\w+)|abandoned|defunct|dauerhaft geschlossen|nedlagd|nedlagt)\b/;

/**
 * Tells from what a row says of the thing itself: its tags in OpenStreetMap, a column for its status. Courses that are gone, or are
 * only planned, come first: what they were is no reason to refuse them.
 */
export function readKind(values: RawValues, thisYear: number): Kind {
	const state = readState(values, thisYear);
	if (state.refusal !== null) return state;
	return { refusal: refuseThing(values), notes: state.notes };
}

function readState(values: RawValues, thisYear: number): Kind {
	const status = values.status ? foldText(values.status) : '';
	const isForAWhile = FOR_A_WHILE.test(status);
	const gone = isTagged(values) || isTold(values, thisYear) || (CLOSED.test(status) && !isForAWhile);
	if (gone) return { refusal: 'closed', notes: [] };
	const said = values.remarks ? foldText(values.remarks) : '';
	if (TOLD_CLOSED.test(said)) {
		if (values.osmAccess === 'no') return { refusal: 'closed', notes: [] };
		return { refusal: null, notes: [{ flag: 'closed-perhaps', detail: (values.remarks ?? '').slice(0, 60) }] };
	}
	return { refusal: null, notes: isForAWhile && CLOSED.test(status) ? [{ flag: 'closed-for-now' }] : [] };
}

/** `disused:leisure=golf_course`, `abandoned=yes`, `leisure=construction`, `proposed=golf_course`. */
function isTagged({ gone = '', closed = '', leisure = '' }: RawValues): boolean {
	const isCourse = listOf(leisure).includes('golf_course');
	const was = listOf(gone).some((one) =>
		one.startsWith('to come ') ? !isCourse && /golf/.test(one) : /golf|^yes$/.test(one),
	);
	return (
		was || listOf(closed).some((one) => isTrue(one, isCourse)) || /^(construction|disused|abandoned)$/.test(leisure)
	);
}

function isTrue(said: string, isCourse: boolean): boolean {
	const [, toCome, value = ''] = /^(to come )?(.*)$/.exec(said) ?? [];
	if (toCome) return /golf/.test(value) || (!isCourse && /^yes$/i.test(value));
	if (NO.test(value) || cleanText(value).text === '') return false;
	return /^(yes|y|x|true|1|t|ja|oui|si|permanent\w*)$/i.test(value) || /golf|\b(19|20)\d\d\b/.test(value);
}

function isTold({ open = '', endDate = '', openingHours = '' }: RawValues, thisYear: number): boolean {
	if (/^\s*(no|n|false|0|nej|nein|non|inactive|closed)\s*$/i.test(open)) return true;
	const [, year] = /\b(\d{4})\b/.exec(endDate) ?? [];
	if (year ? Number(year) <= thisYear : /\bC(19|20)\b/.test(endDate)) return true;
	return /^\s*"?(closed|off|permanently closed|geschlossen|fermé|cerrado)"?\s*("[^"]*")?\s*$/i.test(openingHours);
}

function refuseThing({ leisure, golf, otherKind }: RawValues): Refusal | null {
	const part = golf?.trim() ?? '';
	if (/driving_range|practice|miniature|minigolf/.test(part)) return 'not-golf';
	if (leisure && leisure !== 'none') return listOf(leisure).includes('golf_course') ? null : 'not-golf';
	if (part && !COURSE.test(part)) return PARTS.test(part) ? 'hole-name' : 'not-golf';
	if (leisure === 'none') return 'not-golf';
	return part === '' && listOf(otherKind ?? '').some((kind) => kind !== '' && kind !== 'no') ? 'not-golf' : null;
}

const listOf = (value: string) => value.split(';').map((one) => one.trim().toLowerCase());
