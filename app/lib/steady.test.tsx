import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { steady, withSteadyParts, writeSteadyWith } from './steady.tsx';

let made = 0;

function Words({ words, more }: { words: string; more?: string }) {
	made += 1;
	return (
		<p>
			{words} {more}
		</p>
	);
}

const Kept = steady(Words);
const page = (Part: ComponentType<{ words: string; more?: string }>, words: string) =>
	renderToString(
		<main>
			<Part words={words} more="<again>" /> and <Part words={words} more="<again>" />
		</main>,
	);

describe('a part that is the same on page after page', () => {
	it('is made for each page as long as nobody has said how to write it', () => {
		made = 0;
		expect(withSteadyParts(page(Kept, 'one'))).toBe(page(Words, 'one'));
		expect(made).toBe(4);
	});

	it('is written once for each of its props, to the letter as it would be in its place', () => {
		writeSteadyWith(renderToString);
		const [first, other] = [page(Words, 'one'), page(Words, 'other')];
		made = 0;
		expect([page(Kept, 'one'), page(Kept, 'one')].map(withSteadyParts)).toEqual([first, first]);
		expect([page(Kept, 'other'), page(Kept, 'one')].map(withSteadyParts)).toEqual([other, first]);
		expect(made).toBe(2);
	});
});
