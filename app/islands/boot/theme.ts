import { chooseTheme, readTheme, showTheme, THEMES } from '../../lib/theme.ts';

/** Keeps the theme's switch in the footer alive, and this page in step with other tabs and with the way back to it. */
export function keepTheme() {
	const showChosen = () => showTheme(readTheme());
	showChosen();
	addEventListener('change', ({ target }) => {
		const theme = target instanceof HTMLInputElement && target.name === 'theme' && target.value;
		const chosen = THEMES.find((known) => known === theme);
		if (chosen) chooseTheme(chosen);
	});
	addEventListener('storage', showChosen);
	addEventListener('pageshow', showChosen);
}
