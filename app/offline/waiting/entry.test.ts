import { describe, expect, it } from 'vitest';
import { bandWords, countInWords, type EntryKind, idIn } from './entry.ts';

const things = (...kinds: EntryKind[]) => kinds.map((kind) => ({ kind }));

describe('what waits, in words', () => {
	it('is counted by its kind', () => {
		expect(countInWords(things('round'))).toBe('1 round');
		expect(countInWords(things('mark', 'round', 'round'))).toBe('2 rounds and 1 mark');
		expect(countInWords(things('mark', 'review', 'mark', 'round'))).toBe('1 round, 1 review and 2 marks');
	});

	it('says whether there is a connection, and apart what was refused', () => {
		expect(bandWords(things('round'), false)).toBe('You are offline. 1 round is waiting to be sent.');
		expect(bandWords(things('round', 'mark'), true)).toBe('1 round and 1 mark are waiting to be sent.');
		const refused = { kind: 'review', refused: 'You have reviewed it already.' } as const;
		expect(bandWords([...things('round'), refused], true)).toBe(
			'1 round is waiting to be sent. 1 review could not be sent.',
		);
		expect(bandWords([refused], false)).toBe('You are offline. 1 review could not be sent.');
	});
});

it('a thing that waits has the one-time id of its form', () => {
	expect(idIn('the-id.1700000000000.opener.signature')).toBe('the-id');
	expect(idIn('')).toBe('');
});
