import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { elementsOf } from './elements.ts';

describe('the elements of a page', () => {
	it('are written again as they were', () => {
		const html =
			'<html lang="en"><head><meta charSet="utf-8"/></head><body class="a b"><p id="one">Greens &amp; <b>tees</b></p><input required="" value="&quot;x&quot;"/></body></html>';
		expect(renderToString(elementsOf(html))).toBe(html);
	});

	it('of a drawing stand beside one another, as React closes each', () => {
		const html = '<p><svg viewBox="0 0 2 2"><path d="M0 0h1"></path><path d="M1 1h1"></path></svg> Words</p>';
		expect(renderToString(elementsOf(html))).toBe(html);
	});

	it('leave out what scripts and styles hold, and comments', () => {
		const html = '<div><!-- --><script>if (1 < 2) { "<p>" }</script><p>Words</p></div>';
		expect(renderToString(elementsOf(html))).toBe('<div><script></script><p>Words</p></div>');
	});
});
