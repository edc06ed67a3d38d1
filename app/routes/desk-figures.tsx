import { data } from 'react-router';
import { readFigures } from '#domain/desk/figures-queries.ts';
import { deskMeta } from '../features/desk/desk-meta.ts';
import { DeskPage } from '../features/desk/desk-page.tsx';
import { drawFigures } from '../features/desk-figures/draw-figures.server.ts';
import { FigureParts } from '../features/desk-figures/figure-parts.tsx';
import { domainContext } from '../lib/context.ts';
import type { RouteHandle } from '../lib/handle.ts';
import type { Route } from './+types/desk-figures';

export const handle: RouteHandle = { kind: 'reading' };

export async function loader({ context }: Route.LoaderArgs) {
	const figures = await readFigures(context.get(domainContext));
	if (!figures) throw data(null, { status: 404 });
	return { figures, charts: drawFigures(figures) };
}

export const meta = () => deskMeta('Figures');

export default function DeskFigures({ loaderData: { figures, charts } }: Route.ComponentProps) {
	return (
		<DeskPage title="Figures" aside={<p>The last {figures.days.length} days, without samples</p>}>
			<FigureParts figures={figures} charts={charts} />
		</DeskPage>
	);
}
