import { CourseName } from '#app/features/course-card/course-name.tsx';
import { formatCount } from '#app/lib/format/format.ts';
import { paths } from '#app/lib/paths.ts';
import type { DeskList } from '#domain/desk/list-item-queries.ts';
import { HOLDING_RULES, isHoldingRule } from '#domain/reviews/holding/holding-rules.ts';
import { DeskFacts } from '../sheet/desk-facts.tsx';
import { TypedWords } from '../sheet/typed-words.tsx';
import styles from './things.module.css';

const READERS: Record<string, string> = {
	private: 'its owner alone',
	link: 'whoever has its link',
	public: 'everybody',
};

/** A list as its owner wrote it, whole and unchanged, with how it stands. */
export function ListThing({ list }: { list: DeskList }) {
	const { title, words, entries } = list;
	return (
		<article className={styles.thing} aria-label="The list">
			<h2 className={styles.small} dir="auto">
				{title}
			</h2>
			{words && <TypedWords words={words} />}
			<ol>
				{entries.map(({ course, note }) => (
					<li key={course.slug}>
						<a href={paths.course(course)}>
							<CourseName course={course} />
						</a>
						{note && <TypedWords words={note} />}
					</li>
				))}
			</ol>
			<DeskFacts facts={factsOf(list)} />
		</article>
	);
}

function factsOf({ id, owner, standing, status, version, visibility, shown, heldBy }: DeskList) {
	const found = visibility === 'public' && shown ? ', and wants it found' : '';
	return [
		{
			label: 'By',
			value: (
				<>
					<bdi>{owner.name ?? 'Anonymous Golfer'}</bdi>, {formatCount(standing.open, 'list')} that others read,{' '}
					{standing.removed} taken down
				</>
			),
		},
		{ label: 'Meant for', value: `${READERS[visibility] ?? visibility}${found}` },
		{ label: 'Status', value: `${status}, version ${version}` },
		...(heldBy.length > 0 ? [{ label: 'Held by', value: heldBy.map(nameOfRule).join(', ') }] : []),
		{ label: 'Number', value: String(id) },
	];
}

const nameOfRule = (rule: string) => (isHoldingRule(rule) ? HOLDING_RULES[rule].name : rule);
