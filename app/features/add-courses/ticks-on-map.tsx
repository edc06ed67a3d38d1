import { useEffect, useState } from 'react';
import { formatCount } from '#app/lib/format/format.ts';
import { paths } from '../../lib/paths.ts';
import type { Mark } from '../member-actions/mark-words.ts';
import { type TickedCourse, TickForm } from './tick-form.tsx';

type TicksOnMapProps = {
	/** The best known courses of the part of the world that the map shows, and how many lie there. */
	courses: readonly TickedCourse[];
	total: number;
	/** The part as its address has it; null for all of the world. */
	box: string | null;
	mark: Mark;
	marked: readonly number[];
	stamp: string;
	/** True right after courses were marked: nothing of before is ticked then. */
	isSaved: boolean;
};

/** The courses of the map with a box before each. What was ticked stays in the list, and stays ticked, wherever the map is moved. */
export function TicksOnMap({ courses, total, box, mark, marked, stamp, isSaved }: TicksOnMapProps) {
	const [kept, setKept] = useState<readonly TickedCourse[]>([]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each time that courses were marked has a stamp of its own.
	useEffect(() => {
		if (isSaved) setKept([]);
	}, [isSaved, stamp]);
	const here = new Set(courses.map(({ id }) => id));
	const listed = [...kept.filter(({ id }) => !here.has(id)), ...courses];
	const words =
		total > courses.length ? `The best known of ${formatCount(total, 'course')} here` : formatCount(total, 'course');
	return (
		<TickForm
			key={isSaved ? stamp : 'open'}
			courses={listed}
			mark={mark}
			marked={marked}
			kept={kept.map(({ id }) => id)}
			onTicked={(ids) => setKept(listed.filter(({ id }) => ids.includes(id)))}
			back={paths.addOnMap({ mark, box })}
			next={null}
			stamp={stamp}
			words={words}
		/>
	);
}
