import type { Field } from './definition.ts';
import type { FactName, Fields } from './fields.ts';

/**
 * PostgreSQL's names of what the columns of the facts hold; `!` marks those that are never empty, `=` those that hold something
 * where nothing is said.
 */
export type Storage<F> = F extends { required: true }
	? 'text!'
	: F extends { otherwise: string }
		? 'text!='
		: F extends { kind: 'country' }
			? 'char(2)!'
			: F extends { kind: 'currency' }
				? 'char(3)'
				: F extends { kind: 'lines' }
					? 'text[]!'
					: F extends { kind: 'list' }
						? 'text[]'
						: F extends { stored: 'integer' } | { kind: 'amount' }
							? 'integer'
							: F extends { kind: 'whole' | 'year' | 'month' } | { kind: 'choice'; choices: readonly number[] }
								? 'smallint'
								: F extends { kind: 'degrees' }
									? 'double precision'
									: F extends { kind: 'day' }
										? 'date'
										: 'text';

/** What the column of a field holds, as `Storage` says of its type. */
export function storageOf(field: Field): Storage<Fields[FactName]> {
	switch (field.kind) {
		case 'country':
			return 'char(2)!';
		case 'currency':
			return 'char(3)';
		case 'lines':
			return 'text[]!';
		case 'list':
			return 'text[]';
		case 'amount':
			return 'integer';
		case 'whole':
			return field.stored ?? 'smallint';
		case 'year':
		case 'month':
			return 'smallint';
		case 'degrees':
			return 'double precision';
		case 'day':
			return 'date';
		case 'choice':
			if (field.otherwise !== undefined) return 'text!=';
			return isNumbered(field) ? 'smallint' : 'text';
		case 'text':
			return field.required ? 'text!' : 'text';
	}
}

/** True of choices that are stored as numbers. */
export const isNumbered = ({ choices }: { choices: readonly (string | number)[] }) => typeof choices[0] === 'number';

/** The property of a stored course that holds a field. */
export const propertyOf = (name: FactName, { property }: Field) => property ?? name;

/** The least and the most that the database takes for a field, where it looks; null where the field has no check. */
export function storedRange(field: Field): { least: number; most: number } | null {
	if ('least' in field && 'most' in field && field.kind !== 'text') return { least: field.least, most: field.most };
	if (field.kind !== 'choice' || !isNumbered(field)) return null;
	return { least: Number(field.choices[0]), most: Number(field.choices.at(-1)) };
}
