import { useEffect } from 'react';
import { readTheme, showTheme } from '../lib/theme.ts';
import styles from './theme-switch.module.css';

const CHOICES = [
	['system', 'System'],
	['light', 'Light'],
	['dark', 'Dark'],
] as const;

/** System, light or dark. The boot script makes it work; without scripts it is not there (see `lib/theme.ts`). */
export function ThemeSwitch() {
	// React may make the footer anew, and would then not know what was chosen.
	useEffect(() => showTheme(readTheme()), []);
	return (
		<fieldset className={styles.switch}>
			<legend className="sr-only">Theme</legend>
			{CHOICES.map(([theme, label]) => (
				<label key={theme}>
					<input type="radio" name="theme" value={theme} className="sr-only" autoComplete="off" />
					{label}
				</label>
			))}
		</fieldset>
	);
}
