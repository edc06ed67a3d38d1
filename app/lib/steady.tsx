import type { ComponentType, ReactNode } from 'react';

type Writer = (node: ReactNode) => string;

/** What stands in for a part until the page is written. Nobody else can write it: texts have no `<` of their own. */
const PLACE = /<steady-part id="(\d+)"><\/steady-part>/g;
/** Every text belongs to a component and its props: there are as many as places in the frame of the pages. */
const MOST_TEXTS = 50;

let write: Writer | null = null;
const texts: string[] = [];
const places = new Map<unknown, Map<string, number>>();

/** Told by the entry of the server how nodes are written; before that nothing is kept. */
export function writeSteadyWith(writer: Writer) {
	write = writer;
}

/**
 * A component of the frame, the same on page after page, for the server alone: it is written once for each of its props, and its
 * HTML is put into all other pages by `withSteadyParts`. It reads no context and makes no ids. The browser gets `Part` itself and
 * finds what it expects.
 */
export function steady<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
	return function Steady(props: Props) {
		const place = write && placeOf(write, Part, props);
		if (place === null) return <Part {...props} />;
		const Place = 'steady-part' as 'div';
		return <Place id={String(place)} />;
	};
}

/** The page with its steady parts in their places. */
export const withSteadyParts = (html: string): string =>
	html.replace(PLACE, (_, id: string) => texts[Number(id)] ?? '');

function placeOf<Props extends object>(writer: Writer, Part: ComponentType<Props>, props: Props): number | null {
	const known = places.get(Part) ?? new Map<string, number>();
	places.set(Part, known);
	const key = JSON.stringify(props);
	const place = known.get(key);
	if (place !== undefined) return place;
	if (texts.length === MOST_TEXTS) return null;
	known.set(key, texts.push(writer(<Part {...props} />)) - 1);
	return texts.length - 1;
}
