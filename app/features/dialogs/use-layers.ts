import { useLocation, useNavigate, useNavigation } from 'react-router';
import { wasOpenedHere } from '../../lib/layers.ts';
import { type Layers, readLayers } from './dialog-data.ts';

/** The layers to show now: those of the address that is being gone to, so that a dialog opens and closes at once. */
export function useShownLayers(): Layers {
	const location = useLocation();
	const { location: next } = useNavigation();
	const shown = next?.pathname === location.pathname ? next : location;
	return readLayers(new URLSearchParams(shown.search));
}

/**
 * Goes to the address without a dialog: back, when it was opened on this page; instead of it, when it was opened by its
 * address; and stays where it is, when the dialog is still on its way.
 */
export function useCloseLayer() {
	const navigate = useNavigate();
	const location = useLocation();
	return (layer: keyof Layers, closedTo: string) => {
		const onItsWay = readLayers(new URLSearchParams(location.search))[layer] === null;
		if (onItsWay) navigate(location, { replace: true, preventScrollReset: true, state: location.state });
		else if (wasOpenedHere(location.state)) navigate(-1);
		else navigate(closedTo, { replace: true, preventScrollReset: true });
	};
}
