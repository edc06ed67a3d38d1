/** Which light the pages are shown in; `system` follows the device. Kept under `theme` only where one was chosen. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'theme';
const PAPER: Record<Exclude<Theme, 'system'>, string> = { light: '#F7F3EA', dark: '#0F1613' };

/**
 * Stands in the head before anything is drawn, so that no page flashes in the wrong light. The attribute also says that
 * scripts run, which the switch needs. It holds no character that HTML escapes.
 */
export const THEME_SCRIPT =
	'{let t;try{t=localStorage.theme}catch{}document.documentElement.dataset.theme=/^(light|dark)$/.test(t)?t:`system`}';

/** The theme that was chosen on this device; storage that is closed has none. */
export function readTheme(): Theme {
	try {
		return THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? 'system';
	} catch {
		return 'system';
	}
}

/** Remembers the choice and shows it. Where nothing can be kept it holds for this page. */
export function chooseTheme(theme: Theme) {
	try {
		if (theme === 'system') localStorage.removeItem(KEY);
		else localStorage.setItem(KEY, theme);
	} catch {
		// The page itself still changes.
	}
	showTheme(theme);
}

/** Puts the page in this light: its colours, the browser's own bar, and the switch. */
export function showTheme(theme: Theme) {
	document.documentElement.dataset.theme = theme;
	document.querySelector('meta[data-chosen]')?.remove();
	if (theme !== 'system') {
		// The first that fits counts: it stands before the two that follow the device.
		const meta = document.createElement('meta');
		meta.name = 'theme-color';
		meta.content = PAPER[theme];
		meta.dataset.chosen = '';
		document.head.prepend(meta);
	}
	const choice = document.querySelector<HTMLInputElement>(`input[name="theme"][value="${theme}"]`);
	if (choice) choice.checked = true;
}
