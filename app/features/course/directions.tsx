import { formatAccuracy, roundPosition } from '#app/lib/format/position.ts';
import type { CourseDetails } from '#domain/catalogue/shapes.ts';

type DirectionsProps = { course: Pick<CourseDetails, 'latitude' | 'longitude' | 'positionAccuracy'> };

/**
 * The way to a course by the maps that a reader has, to its position as exactly as that is known; nothing where nobody knows it.
 * Plain links, which tell nobody where they were followed.
 */
export function Directions({ course: { latitude, longitude, positionAccuracy: accuracy } }: DirectionsProps) {
	if (latitude === null || longitude === null) return null;
	return (
		<p>
			Directions:{' '}
			{waysTo({ latitude, longitude, accuracy }).map(({ name, href }, at) => (
				<span key={name}>
					{at > 0 && ' · '}
					<a href={href} rel="noreferrer">
						{name}
					</a>
				</span>
			))}
			{accuracy !== null && `. The position is known to ${formatAccuracy(accuracy)}.`}
		</p>
	);
}

/** With no more digits than are known. */
function waysTo(placed: Parameters<typeof roundPosition>[0]) {
	const { latitude, longitude } = roundPosition(placed);
	const there = `${latitude},${longitude}`;
	return [
		{ name: 'Google Maps', href: `https://www.google.com/maps/dir/?api=1&destination=${there}` },
		{ name: 'Apple Maps', href: `https://maps.apple.com/?daddr=${there}` },
		{ name: 'OpenStreetMap', href: `https://www.openstreetmap.org/directions?to=${there}` },
		{ name: 'another app', href: `geo:${there}` },
	];
}
