import { saidText } from '#app/features/conditions/condition-words.ts';
import { CourseName } from '#app/features/course-card/course-name.tsx';
import { PhotographPicture } from '#app/features/photographs/photograph-picture.tsx';
import { formatCount } from '#app/lib/format/format.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import { paths } from '#app/lib/paths.ts';
import { saidToldText } from '#domain/conditions/said.ts';
import type { DeskConditions } from '#domain/desk/conditions-item-queries.ts';
import { HOLDING_RULES, isHoldingRule } from '#domain/reviews/holding/holding-rules.ts';
import { DeskFacts } from '../sheet/desk-facts.tsx';
import styles from './things.module.css';

/** A report of conditions, all that it tells, beside what is said of the course at present. */
export function ConditionsThing({ conditions }: { conditions: DeskConditions }) {
	const { course, day, told, photograph } = conditions;
	return (
		<article className={styles.thing} aria-label="The report of conditions">
			<h2 className={styles.small}>
				<a href={paths.course(course)}>
					<CourseName course={course} />
				</a>{' '}
				on {formatDate(day)}
			</h2>
			<p>{saidToldText(told)}</p>
			{photograph && (
				<PhotographPicture
					photograph={photograph}
					sizes="(width < 60rem) 100vw, 760px"
					most="medium"
					className={styles.large}
					fallback="The photograph that came with it"
				/>
			)}
			<DeskFacts facts={factsOf(conditions)} />
		</article>
	);
}

function factsOf({ id, sender, byMember, standing, status, heldBy, holds, now }: DeskConditions) {
	return [
		{
			label: 'By',
			value: sender ? (
				<>
					<bdi>{sender.name ?? 'Anonymous Golfer'}</bdi>, {formatCount(standing.published, 'report')} published,{' '}
					{standing.removed} taken down
				</>
			) : byMember ? (
				'a member who has left'
			) : (
				'a visitor, whom no letter reaches'
			),
		},
		{ label: 'Said now', value: now.map(saidText).join(', ') || 'nothing' },
		{ label: 'Status', value: holds ? status : `${status}, and too old to be said of the course` },
		...(heldBy.length > 0 ? [{ label: 'Held by', value: heldBy.map(nameOfRule).join(', ') }] : []),
		{ label: 'Number', value: String(id) },
	];
}

const nameOfRule = (rule: string) => (isHoldingRule(rule) ? HOLDING_RULES[rule].name : rule);
