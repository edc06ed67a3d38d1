const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

/** Menus are `<details>`; this closes them on Escape, on a click elsewhere and when one of their links is chosen. */
export function keepMenus() {
	addEventListener('click', (event) => {
		const target = event.target as Element;
		for (const menu of openMenus()) {
			if (!menu.contains(target) || target.closest('a')) menu.open = false;
		}
	});
	addEventListener('keydown', (event) => {
		if (event.key !== 'Escape') return;
		for (const menu of openMenus()) {
			const hadFocus = menu.contains(document.activeElement);
			menu.open = false;
			if (hadFocus) menu.querySelector('summary')?.focus();
		}
	});
}
