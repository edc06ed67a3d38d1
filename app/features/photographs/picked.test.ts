import { expect, it } from 'vitest';
import { change, toChosen, toStored } from './picked.ts';

it('R5: a photograph that the desk has taken down stays with its review when a word of it is changed', () => {
	const stored = (['ready', 'removed', 'failed'] as const).map((status) => toStored({ id: status, alt: '', status }));
	expect(toChosen(stored).map(({ id }) => id)).toEqual(['ready', 'removed']);
	expect(stored[1]?.words).toBe('An editor has taken this photograph down.');
	// Whoever wants it gone can say so.
	expect(toChosen(change(stored, { kind: 'removed', key: 'removed' })).map(({ id }) => id)).toEqual(['ready']);
});

it('R6: a seventh photograph is not sent, wherever it stands, until another one is gone', () => {
	const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => toStored({ id, alt: '', status: 'ready' }));
	const seven = change(six, { kind: 'added', files: [new File(['.'], 'seventh.jpg')] });
	const key = seven[6]?.key ?? '';
	const first = seven.reduce((picked) => change(picked, { kind: 'moved', key, by: -1 }), seven);
	const again = change(first, { kind: 'again', key });
	expect(again[0]).toMatchObject({ key, state: 'failed', again: true });
	const room = change(again, { kind: 'removed', key: 'f' });
	expect(change(room, { kind: 'again', key })[0]).toMatchObject({ key, state: 'waiting' });
});

it('R6: one that was lost on its way is sent again while there is room, also where another was one too many', () => {
	const files = Array.from({ length: 7 }, (_, at) => new File(['.'], `${at}.jpg`));
	const seven = change([], { kind: 'added', files });
	expect(seven.map(({ state }) => state === 'waiting').lastIndexOf(true)).toBe(5);
	const lost = change(seven, { kind: 'told', key: seven[1]?.key ?? '', about: { state: 'failed', again: true } });
	expect(change(lost, { kind: 'again', key: lost[1]?.key ?? '' })[1]).toMatchObject({ state: 'waiting' });
});
