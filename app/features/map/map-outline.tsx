import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';

export type OutlinePlaces = {
	continents: { label: string; to: string }[];
	/** Those of the chosen continent, with their counts; empty where none is chosen. */
	countries: { label: string; to: string }[];
};

/**
 * The world as a picture, with a link for each continent, and for each country of the chosen one. Its look is that of the
 * place it stands in (`map-view.module.css`): it is seen before, and without, the map's own styles.
 */
export function MapOutline({ places: { continents, countries } }: { places: OutlinePlaces }) {
	return (
		<div data-outline="">
			<img src={paths.map('world')} alt="" width={1000} height={500} />
			<ul>
				{continents.map(({ label, to }) => (
					<li key={label}>
						<Link to={to}>{label}</Link>
					</li>
				))}
			</ul>
			{countries.length > 0 && (
				<ul>
					{countries.map(({ label, to }) => (
						<li key={label}>
							<Link to={to}>{label}</Link>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
