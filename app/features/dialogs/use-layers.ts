import { useLocation, useNavigate, useNavigation } from 'react-router';
import { wasOpenedHere } from '../../lib/layers.ts';
import { type Layers, readLayers } from './dialog-data.ts';
import type { ClosedTo } from './layer-addresses.ts';

/** The layers to show now: those of the address that is being gone to, so that a dialog opens and closes at once. */
export function useShownLayers(): Layers {
	const location = useLocation();
	const { location: next } = useNavigation();
	const shown = next?.pathname === location.pathname ? next : location;
	return readLayers(new URLSearchParams(shown.search));
}

/**
 * Goes to the address without a dialog: back, when the page before it is the one that opened it; instead of it, when it was
 * opened by its address; and stays where it is, when the dialog is still on its way. What has come is asked of the browser:
 * React hears of a new address a moment later, and would put the old one in its place.
 */
export function useCloseLayer() {
	const navigate = useNavigate();
	const location = useLocation();
	return (layer: 'course' | 'review', { path, href, isElsewhere }: ClosedTo) => {
		const onItsWay = readLayers(new URLSearchParams(window.location.search))[layer] === null;
		const state: unknown = history.state?.usr;
		if (onItsWay) navigate(location, { replace: true, preventScrollReset: true, state: location.state });
		else if (wasOpenedHere(state) || (isElsewhere && isPageBefore(path))) navigate(-1);
		else if (isElsewhere) navigate(href, { replace: true });
		else navigate(path, { replace: true, preventScrollReset: true });
	};
}

/** Whether Back leads to an address of our own. A browser that does not tell has the page anew, at the same place. */
function isPageBefore(path: string): boolean {
	const { navigation } = window as { navigation?: Navigation };
	const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
	return before?.split('#', 1)[0] === location.origin + path;
}
