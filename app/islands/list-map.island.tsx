import { useLayoutEffect } from 'react';
import movedMap from '../features/life-map/moved-map.module.css?inline';
import placesHere from '../features/life-map/places-here.module.css?inline';
import courseMap from '../features/map/course-map.module.css?inline';
import mapCard from '../features/map/map-card.module.css?inline';
import mapNames from '../features/map/names/map-names.module.css?inline';
import { WayMap, type WayMapProps } from '../features/way-map/way-map.tsx';
import { adoptSheet } from '../lib/adopt-sheet.ts';

export function Island(props: WayMapProps) {
	useLayoutEffect(() => {
		for (const sheet of [courseMap, movedMap, mapNames, mapCard, placesHere]) adoptSheet(sheet);
	}, []);
	return <WayMap {...props} />;
}
