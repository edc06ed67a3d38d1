import type { ReadSuggestion } from '#domain/course-desk/suggestion-queries.ts';
import { foldText } from '#domain/shared/text/fold.ts';
import { type FactValues, makeValues } from '../course-facts/fact-values.ts';

/** The form of a course's facts, filled in with what was suggested. */
export function suggestedValues({ name, locality, website, country }: ReadSuggestion): FactValues {
	const nothing = makeValues(
		() => '',
		() => [],
	);
	const slug = foldText(name)
		.replaceAll(/[^a-z0-9]+/g, '-')
		.replaceAll(/^-|-$/g, '');
	return {
		...nothing,
		name,
		slug,
		country: country.code,
		locality: locality ?? '',
		website: website ?? '',
	};
}
