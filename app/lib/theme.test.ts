import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { THEME_SCRIPT } from './theme.ts';

/** What the script in the head makes of the page with this in its storage. */
function themeWith(localStorage: object) {
	const documentElement: { dataset: { theme?: string } } = { dataset: {} };
	runInNewContext(THEME_SCRIPT, { localStorage, document: { documentElement } });
	return documentElement.dataset.theme;
}

describe('the script that keeps the theme from flashing', () => {
	it.each(['light', 'dark'])('shows %s where it was chosen', (theme) => {
		expect(themeWith({ theme })).toBe(theme);
	});

	it.each([undefined, '', 'system', 'darker', '"><script>'])('follows the device with %j in the storage', (theme) => {
		expect(themeWith({ theme })).toBe('system');
	});

	it('follows the device where storage is closed', () => {
		const closed = {
			get theme() {
				throw new Error('SecurityError');
			},
		};
		expect(themeWith(closed)).toBe('system');
	});

	it('needs no escaping, so that its hash is that of what the browser reads', () => {
		expect(THEME_SCRIPT).not.toMatch(/[&<>"']/);
	});
});
