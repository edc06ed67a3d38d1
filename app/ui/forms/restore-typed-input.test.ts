import { describe, expect, it } from 'vitest';
import { restoreTypedInput } from './restore-typed-input.ts';

const NORWAY = { name: 'Norway' };
const SWEDEN = { name: 'Sweden' };
const SWITZERLAND = { name: 'Switzerland' };

/** What becomes of a field that was sent with `shown` and holds `value` when the script comes. */
function take(value: string, isInside: boolean, shown = '') {
	const field = { value };
	const done: unknown[] = [];
	restoreTypedInput(field, isInside, {
		items: [NORWAY, SWEDEN, SWITZERLAND],
		textOf: ({ name }) => name,
		shown,
		onChoose: (item) => done.push(['chosen', item]),
		onTypeAhead: (text) => done.push(['typed', text]),
		onTouch: () => done.push('touched'),
		onMove: (to) => done.push(to ? 'inside' : 'outside'),
	});
	return { holds: field.value, done };
}

const IN = ['inside'];
const LEFT = ['outside', ['typed', null]];

describe('a combobox that somebody was in before the page’s script', () => {
	it('is left alone where nobody was in it', () => {
		expect(take('', false)).toEqual({ holds: '', done: LEFT });
		expect(take('Norway', false, 'Norway')).toEqual({ holds: 'Norway', done: LEFT });
	});

	it('opens its list for who is in it', () => {
		expect(take('', true).done).toEqual([...IN, ['typed', ''], 'touched']);
		expect(take('Norway', true, 'Norway').done).toEqual([...IN, ['typed', ''], 'touched']);
	});

	it('keeps what was typed and opens its list for it', () => {
		expect(take('swed', true)).toEqual({ holds: 'swed', done: [...IN, ['typed', 'swed'], 'touched'] });
		expect(take('swed', true, 'Norway')).toEqual({ holds: 'swed', done: [...IN, ['typed', 'swed'], 'touched'] });
	});

	it('chooses what was named where it was left, and takes no focus back', () => {
		const chosen = ['outside', ['chosen', SWEDEN], ['typed', null]];
		expect(take('swed', false, 'Norway')).toEqual({ holds: 'Sweden', done: chosen });
		expect(take('sw', false)).toEqual({ holds: 'Sweden', done: chosen });
	});

	it('forgets words that name nothing where it was left with something chosen', () => {
		expect(take('qqq', false, 'Norway')).toEqual({ holds: 'Norway', done: LEFT });
	});

	it('looks for words that name nothing so far where nothing is chosen', () => {
		expect(take('qqq', false)).toEqual({ holds: 'qqq', done: ['outside', ['typed', 'qqq'], 'touched'] });
	});

	it('has nothing chosen any more where it was emptied', () => {
		expect(take('', false, 'Norway').done).toEqual([['chosen', null], ...LEFT]);
		expect(take('', true, 'Norway').done).toEqual([['chosen', null], ...IN, ['typed', ''], 'touched']);
	});
});
