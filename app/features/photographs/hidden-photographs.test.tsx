import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PhotographPicker } from './photograph-picker.tsx';
import { PlainPhotographs } from './plain-photographs.tsx';

const stored = (hidden: boolean) => [{ id: 'a', alt: 'The ninth', status: 'ready' as const, hidden }];

describe.each([
	['the picker', PhotographPicker],
	['the form without scripts', PlainPhotographs],
])('%s', (_, Photographs) => {
	it('shows a stored photograph to an author who is served it, and no broken picture to one who is not', () => {
		expect(renderToStaticMarkup(<Photographs stored={stored(false)} />)).toContain('<img');
		const page = renderToStaticMarkup(<Photographs stored={stored(true)} />);
		expect(page).not.toContain('<img');
		expect(page).toContain('The ninth');
	});
});
