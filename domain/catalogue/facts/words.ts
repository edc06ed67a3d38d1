import { foldText } from '#domain/shared/text/fold.ts';
import type { Field } from './definition.ts';

/** Where a choice is named: on the desk's form, among the filters, where facts are printed. */
export type Place = 'desk' | 'find' | 'print';

/** What a choice of a field is called; its own name with a capital where the definition says nothing else. */
export function wordsOf(field: Field, choice: string | number, place: Place): string {
	const words = field.kind === 'choice' ? field.words?.[choice] : undefined;
	const said = typeof words === 'string' ? words : words?.[place];
	return said ?? capital(String(choice));
}

/** A choice as addresses have it: `driving-range`. */
export const addressWord = (choice: string | number) => foldText(String(choice)).replaceAll(' ', '-');

/** "Links" from "links". */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
