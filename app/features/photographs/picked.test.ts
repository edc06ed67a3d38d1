import { expect, it } from 'vitest';
import { change, toChosen, toStored } from './picked.ts';

it('R5: a photograph that the desk has taken down stays with its review when a word of it is changed', () => {
	const stored = (['ready', 'removed', 'failed'] as const).map((status) => toStored({ id: status, alt: '', status }));
	expect(toChosen(stored).map(({ id }) => id)).toEqual(['ready', 'removed']);
	expect(stored[1]?.words).toBe('An editor has taken this photograph down.');
	// Whoever wants it gone can say so.
	expect(toChosen(change(stored, { kind: 'removed', key: 'removed' })).map(({ id }) => id)).toEqual(['ready']);
});
