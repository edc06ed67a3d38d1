import styles from './theme-switch.module.css';

const CHOICES = [
	['system', 'System'],
	['light', 'Light'],
	['dark', 'Dark'],
] as const;

/** System, light or dark. The boot script makes it work; without scripts it is not there (see `lib/theme.ts`). */
export function ThemeSwitch() {
	return (
		<fieldset className={styles.switch}>
			<legend className="sr-only">Theme</legend>
			{CHOICES.map(([theme, label]) => (
				<label key={theme}>
					<input type="radio" name="theme" value={theme} className="sr-only" />
					{label}
				</label>
			))}
		</fieldset>
	);
}
