import { chooseTheme, readTheme, showTheme, THEMES } from '../../lib/theme.ts';

/** Keeps the theme's switch in the footer alive, and this page in step with other tabs and with the way back to it. */
export function keepTheme() {
	const showChosen = () => showTheme(readTheme());
	addEventListener('change', ({ target }) => {
		// Fields alone say that they were changed.
		const { name, value } = target as HTMLInputElement;
		const chosen = name === 'theme' && THEMES.find((theme) => theme === value);
		if (chosen) chooseTheme(chosen);
	});
	// Also at the end of the first loading; the page itself stands in the chosen light from the start.
	addEventListener('pageshow', showChosen);
	addEventListener('storage', showChosen);
}
