import { coreName } from '#domain/catalogue/import/rows/names.ts';

/** One name holds all words of the other: "Royal Troon" and "Royal Troon Old Course". */
export function isNamesake(name: readonly string[], other: readonly string[]): boolean {
	if (other.length === 0 || name.length === 0) return false;
	if (name.every((word) => other.includes(word))) return true;
	return other.join('').length >= 5 && other.every((word) => name.includes(word));
}

/** The words of a name that tell something. */
export function tellingWords(name: string): string[] {
	return coreName(name)
		.split(' ')
		.filter((word) => !['resort', 'spa', 'al', 'el'].includes(word));
}
