import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, it } from 'vitest';
import { CREDITS } from '#domain/catalogue/credits.ts';
import { Footer } from './footer.tsx';

const site = {
	...{ origin: 'https://golf.example', companyName: 'Fescue', companyAddress: 'Malmö', mailDomain: 'golf.example' },
	...{ socialLinks: [], samples: false, year: 2026 },
};

const footerWith = (credits: string[]) =>
	renderToStaticMarkup(
		<StaticRouter location="/">
			<Footer site={{ ...site, credits }} />
		</StaticRouter>,
	);

it('leads from each credit to whose the data are and to the Open Database Licence, and prints others as they are', () => {
	for (const { line, address } of CREDITS) {
		expect(footerWith([line])).toContain(
			`<a href="${address}">${line}</a> (<a href="https://opendatacommons.org/licenses/odbl/1-0/">Open Database Licence</a>)`,
		);
	}
	expect(footerWith(['With thanks to the clubs'])).toContain('<p>With thanks to the clubs</p>');
	expect(footerWith([])).not.toContain('Open Database Licence');
});
