/**
 * The name of a review's author inside its text, as the data calls carry it (decision R2): `text - Review by Name`. It
 * lives on the wire alone: the database has a column for the name, and no page takes a name from a text (S06).
 */
const MARK = ' - Review by ';
/** What a name that has the mark in itself says instead, so that the last mark is always the one that was added. */
const MARK_IN_NAME = / -(?= Review by )/g;

export const NOBODY = 'Anonymous Golfer';

/** A text, and the name at its end; null where it has none. */
export type NamedText = { text: string; name: string | null };

/** A name as it can stand at the end of a text: of one line, without the mark. */
export const nameOnWire = (name: string) => ` ${name}`.replace(MARK_IN_NAME, ' –').slice(1);

/** A visitor's text with the typed name at its end. Without a name nothing is added, unless the text would seem to have one. */
export const encodeVisitor = ({ text, name }: NamedText): string => withName(text, name, name !== null);

/** A member's text, whose name is told by the profile. One that would seem to have another's name at its end gets the right one. */
export const encodeMember = ({ text, name }: NamedText): string => withName(text, name, false);

function withName(text: string, name: string | null, always: boolean): string {
	if (!always && decodeName(text).name === null) return text;
	return `${text}${MARK}${nameOnWire(name ?? NOBODY)}`;
}

/** Splits the last mark off a text. A name is one line with something to be seen in it. */
export function decodeName(content: string): NamedText {
	const at = content.lastIndexOf(MARK);
	const name = at < 0 ? '' : content.slice(at + MARK.length);
	if (name.trim() === '' || /[\r\n]/.test(name)) return { text: content, name: null };
	return { text: content.slice(0, at), name };
}
