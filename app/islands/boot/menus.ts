const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

/** Menus are `<details>`; this closes them on Escape, on a click or the focus elsewhere, and when one of their links is chosen. */
export function keepMenus() {
	for (const kind of ['click', 'focusin']) {
		addEventListener(kind, ({ target }) => {
			const at = target as Element;
			for (const menu of openMenus())
				if (!menu.contains(at) || (kind === 'click' && at.closest('a'))) menu.open = false;
		});
	}
	addEventListener('keydown', (event) => {
		if (event.key !== 'Escape') return;
		for (const menu of openMenus()) {
			const hadFocus = menu.contains(document.activeElement);
			menu.open = false;
			if (hadFocus) menu.querySelector('summary')?.focus();
		}
	});
}
