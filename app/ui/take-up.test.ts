import { describe, expect, it } from 'vitest';
import { takeUp } from './take-up.ts';

const NORWAY = { name: 'Norway' };
const SWEDEN = { name: 'Sweden' };
const SWITZERLAND = { name: 'Switzerland' };

/** What becomes of a field that was sent with `shown` and holds `value` when the script comes. */
function take(value: string, isInside: boolean, shown = '') {
	const field = { value };
	const done: unknown[] = [];
	takeUp(field, isInside, {
		items: [NORWAY, SWEDEN, SWITZERLAND],
		textOf: ({ name }) => name,
		shown,
		onChoose: (item) => done.push(['chosen', item]),
		onTypeAhead: (text) => done.push(['typed', text]),
		onTouch: () => done.push('touched'),
	});
	return { holds: field.value, done };
}

describe('a combobox that somebody was in before the page’s script', () => {
	it('is left alone where nobody was in it', () => {
		expect(take('', false)).toEqual({ holds: '', done: [] });
		expect(take('Norway', false, 'Norway')).toEqual({ holds: 'Norway', done: [] });
	});

	it('opens its list for who is in it', () => {
		expect(take('', true).done).toEqual([['typed', ''], 'touched']);
		expect(take('Norway', true, 'Norway').done).toEqual([['typed', ''], 'touched']);
	});

	it('keeps what was typed and opens its list for it', () => {
		expect(take('swed', true)).toEqual({ holds: 'swed', done: [['typed', 'swed'], 'touched'] });
		expect(take('swed', true, 'Norway')).toEqual({ holds: 'swed', done: [['typed', 'swed'], 'touched'] });
	});

	it('chooses what was named where it was left, and takes no focus back', () => {
		expect(take('swed', false, 'Norway')).toEqual({ holds: 'Sweden', done: [['chosen', SWEDEN]] });
		expect(take('sw', false)).toEqual({ holds: 'Sweden', done: [['chosen', SWEDEN]] });
	});

	it('forgets words that name nothing where it was left', () => {
		expect(take('qqq', false, 'Norway')).toEqual({ holds: 'Norway', done: [] });
	});

	it('has nothing chosen any more where it was emptied', () => {
		expect(take('', false, 'Norway').done).toEqual([['chosen', null]]);
		expect(take('', true, 'Norway').done).toEqual([['chosen', null], ['typed', ''], 'touched']);
	});
});
