import { data } from 'react-router';
import { drawFigures } from '#app/features/desk/figures/draw-figures.server.ts';
import { FigureParts } from '#app/features/desk/figures/figure-parts.tsx';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { DeskPage } from '#app/features/desk/frame/desk-page.tsx';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { readFigures } from '#domain/desk/figures/figures-queries.ts';
import type { Route } from './+types/figures';

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
