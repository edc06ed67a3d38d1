import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { AuthProvider } from '../features/auth/auth-provider.tsx';
import { Footer } from '../shell/footer.tsx';
import { NavigationBar } from '../shell/navigation-bar.tsx';
import { writeOnceWith } from './written-once.ts';

const site = {
	origin: 'https://golf.example',
	companyName: 'Fescue',
	companyAddress: 'Malmö',
	mailDomain: 'golf.example',
	socialLinks: [{ name: 'Links & Greens', url: 'https://social.example/?a=1&b=2' }],
	samples: false,
	year: 2026,
	credits: ['© OpenStreetMap contributors'],
};

const frameWith = (facts: typeof site) =>
	renderToString(
		<StaticRouter location="/">
			<AuthProvider member={undefined}>
				<NavigationBar overPicture={false} />
				<Footer site={facts} />
			</AuthProvider>
		</StaticRouter>,
	);

it('is to the letter what React makes anew, is made once, and is another for other facts', () => {
	const anew = frameWith(site);
	const write = vi.fn(renderToString);
	writeOnceWith(write);
	expect(frameWith(site)).toBe(anew);
	expect(frameWith(site)).toBe(anew);
	expect(write).toHaveBeenCalledTimes(3);
	expect(frameWith({ ...site, year: 2027 })).toBe(anew.replace('2026', '2027'));
});
