import { expect, it } from 'vitest';
import { change, nameOf, takesPlace, toChosen, toStored } from './picked.ts';

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
	const stateOf = (picked: typeof seven) => picked.find((one) => one.key === key);
	for (const picked of [seven, [...seven.slice(6), ...seven.slice(0, 6)]]) {
		const again = change(picked, { kind: 'again', key });
		expect(stateOf(again)).toMatchObject({ state: 'failed', again: true });
		const room = change(again, { kind: 'removed', key: 'f' });
		expect(stateOf(change(room, { kind: 'again', key }))).toMatchObject({ state: 'waiting' });
	}
});

it('R6: one that was lost on its way is sent again while there is room, also where another was one too many', () => {
	const files = Array.from({ length: 7 }, (_, at) => new File(['.'], `${at}.jpg`));
	const seven = change([], { kind: 'added', files });
	expect(seven.map(({ state }) => state === 'waiting').lastIndexOf(true)).toBe(5);
	const lost = change(seven, { kind: 'told', key: seven[1]?.key ?? '', about: { state: 'failed', again: true } });
	expect(change(lost, { kind: 'again', key: lost[1]?.key ?? '' })[1]).toMatchObject({ state: 'waiting' });
});

it('R6: what is refused takes no place of the six, has no number, and is passed over when others are moved', () => {
	const refused = [
		new File(['.'], 'phone.heic'),
		new File([new Uint8Array(15 * 1_048_576 + 1)], 'large.jpg'),
		new File(['.'], 'score.pdf'),
	];
	const six = Array.from({ length: 6 }, (_, at) => new File(['.'], `${at}.jpg`));
	const sent = change([], { kind: 'added', files: [...refused, ...six] });
	const pdf = sent[2]?.key ?? '';
	// A browser cannot tell of every file what the server says of it.
	const told = change(sent, { kind: 'told', key: pdf, about: { state: 'failed', words: 'No picture.' } });
	const picked = change(told, { kind: 'added', files: [new File(['.'], 'sixth.jpg')] });
	const placed = picked.filter(takesPlace);
	expect(placed.map(({ file }) => file?.name)).toEqual(['0.jpg', '1.jpg', '2.jpg', '3.jpg', '4.jpg', 'sixth.jpg']);
	expect(nameOf(picked, placed[0]?.key ?? '')).toBe('Photograph 1');
	expect(nameOf(picked, pdf)).toBe('score.pdf');
	const between = change([...picked.slice(3, 4), ...picked.slice(0, 3), ...picked.slice(4)], {
		kind: 'moved',
		key: placed[1]?.key ?? '',
		by: -1,
	});
	expect(nameOf(between, placed[1]?.key ?? '')).toBe('Photograph 1');
});
