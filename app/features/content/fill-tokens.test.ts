import { describe, expect, it } from 'vitest';
import { fillHtml, fillText } from './fill-tokens.ts';

const site = { companyName: 'Fescue & Sons <AB>', companyAddress: 'Stockholm, Sweden', mailDomain: 'golf.example' };

describe('fillHtml', () => {
	it('prints settings as text, never as markup', () => {
		expect(fillHtml('<p>{{company}}, {{address}}</p>', site)).toBe(
			'<p>Fescue &amp; Sons &lt;AB&gt;, Stockholm, Sweden</p>',
		);
	});

	it('names the company once, also where its address begins with it', () => {
		const house = { ...site, companyName: 'Fescue', companyAddress: 'Fescue, Stockholm, Sweden' };
		expect(fillHtml('{{company}}, {{address}}', house)).toBe('Fescue, Stockholm, Sweden');
	});

	it('makes a mailbox a link', () => {
		expect(fillHtml('{{mail:dpo}}', site)).toBe('<a href="mailto:dpo@golf.example">dpo@golf.example</a>');
	});
});

describe('fillHtml, of periods', () => {
	it('prints how long something is kept as the sweep keeps it', () => {
		expect(fillHtml('<td>{{kept:message}}, {{kept:passwordLink}}</td>', site)).toBe('<td>24 months, one hour</td>');
	});
});

describe('fillHtml, of what browsers load from others', () => {
	it('names the hosts of an operator’s own style of maps, and says without one that there are none', () => {
		const none = 'No fonts, maps or scripts loaded from other companies that would show them your visit.';
		expect(fillHtml('{{outside}}', site)).toBe(none);
		const [origin, tiles] = ['https://golf.example', 'https://tiles.example'];
		const own = { ...site, origin, mapStyle: { url: `${origin}/style.json`, origins: [origin] } };
		expect(fillHtml('{{outside}}', own)).toBe(none);
		const foreign = { ...own, mapStyle: { url: `${tiles}/style.json`, origins: [tiles, 'https://fonts.example'] } };
		expect(fillHtml('{{outside}}', foreign)).toMatch(/^No fonts or scripts.* from tiles\.example and fonts\.example:/);
	});
});

describe('fillText', () => {
	it('has the words that the page shows', () => {
		expect(fillText('Write to {{mail:info}} at {{company}}', site)).toBe(
			'Write to info@golf.example at Fescue & Sons <AB>',
		);
	});
});
