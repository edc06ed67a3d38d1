import { paths } from '../../lib/paths.ts';
import { MarginPart } from '../../ui/margin-part.tsx';
import { type Term, Terms } from '../../ui/terms.tsx';
import { CALLS } from './calls.ts';

/** How the catalogue is mirrored. */
export const KeepingACopy = () => (
	<MarginPart title="Keeping a copy" id="copy">
		<Terms terms={STEPS} />
	</MarginPart>
);

const STEPS: Term[] = [
	{
		name: 'The file',
		words: (
			<>
				Fetch <code>{paths.openFile()}</code>: every course with all its facts, made anew{' '}
				<a href={paths.data()}>each night</a>; <a href={paths.dataColumns()}>its columns</a>. Its <code>Link</code>{' '}
				header with <code>rel="next"</code> names where the changes begin that it does not have.
			</>
		),
	},
	{
		name: 'The changes',
		words: (
			<>
				There <a href="#listChangedCourses">{CALLS.listChangedCourses.path}</a> tells each course that has changed as it
				is now, and what is gone. Follow <code>next</code> while <code>more</code> is true, and keep the last one.
			</>
		),
	},
	{
		name: 'From then on',
		words: (
			<>
				Ask the address that you have kept; once a day is plenty. No change is passed over, however long you stay away.
				With 410 our database was put back from a backup: begin with the file.
			</>
		),
	},
	{
		name: 'The licence',
		words: (
			<>
				Say where the facts are from, and share what you make of them alike: see <a href="#manners">Manners</a>.
			</>
		),
	},
];
