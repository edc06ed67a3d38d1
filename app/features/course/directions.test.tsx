import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Directions } from './directions.tsx';

const htmlOf = (course: Parameters<typeof Directions>[0]['course']) =>
	renderToString(<Directions course={course} />).replaceAll('<!-- -->', '');

const KINGSBARNS = { latitude: 56.30021, longitude: -2.64803, positionAccuracy: 60 };

it('leads to a course by the maps that a reader may have, and tells none of them from where', () => {
	const links = [...htmlOf(KINGSBARNS).matchAll(/<a href="([^"]+)" rel="noreferrer">([^<]+)/g)];
	expect(links.map(([, href = '', name]) => [name, href.replaceAll('&amp;', '&')])).toEqual([
		['Google Maps', 'https://www.google.com/maps/dir/?api=1&destination=56.3002,-2.648'],
		['Apple Maps', 'https://maps.apple.com/?daddr=56.3002,-2.648'],
		['OpenStreetMap', 'https://www.openstreetmap.org/directions?to=56.3002,-2.648'],
		['another app', 'geo:56.3002,-2.648'],
	]);
});

it('says how well the position is known, and leads no more exactly than that', () => {
	const html = htmlOf({ ...KINGSBARNS, positionAccuracy: 3_000 });
	expect(html).toContain('The position is known to about 3 km.');
	expect(html).toContain('geo:56.3,-2.65');
	expect(htmlOf({ ...KINGSBARNS, positionAccuracy: null })).not.toContain('known to');
});

it('leads nowhere where nobody knows the position', () => {
	expect(htmlOf({ ...KINGSBARNS, latitude: null })).toBe('');
});
