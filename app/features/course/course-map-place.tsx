import { useRouteLoaderData } from 'react-router';
import type { Site } from '#app/lib/context.ts';
import { IslandPlace } from '#app/lib/island-place.tsx';
import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { PlaceMap } from '../map/style/place-map.tsx';
import { inSentence } from '../place/place-words.ts';

/** Where a course lies: a picture, and where the operator has a style of maps of their own, a map that wakes when it is touched. */
export function CourseMapPlace({ course }: { course: CourseDetails }) {
	const style = useRouteLoaderData<Site>('root')?.mapStyle?.url;
	const { name, latitude, longitude } = course;
	const picture = {
		src: paths.map(`courses/${course.slug}`),
		alt: `Map of ${inSentence(course.country.name)}; a dot marks ${name}`,
	};
	if (style === undefined || latitude === null || longitude === null) {
		return <img {...picture} alt={picture.alt} width={800} height={600} loading="lazy" decoding="async" />;
	}
	const props = { place: { style, name, latitude, longitude }, picture };
	return (
		<IslandPlace name="place-map" wake="touch" props={props}>
			<PlaceMap {...props} />
		</IslandPlace>
	);
}
