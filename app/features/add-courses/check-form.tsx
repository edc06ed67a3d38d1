import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import { formatCount, formatNumber } from '#app/lib/format/format.ts';
import { paths } from '../../lib/paths.ts';
import { ArrivalHeading } from '../../ui/arrival-heading.tsx';
import { PostForm } from '../forms/post-form.tsx';
import { StampField } from '../forms/stamp-field.tsx';
import { AskedLine } from './asked-line.tsx';
import styles from './check-form.module.css';
import { type Counts, countChosen, countForm } from './count-chosen.ts';
import type { CheckStep } from './list-steps.ts';
import { plainForm } from './plain-form.ts';
import { SaveFoot } from './save-foot.tsx';
import { SureLine } from './sure-line.tsx';

const FORM = 'check';

/** What each line was taken for: those that ask first, then the others, and a foot that counts and marks. */
export function CheckForm({ step }: { step: CheckStep }) {
	const { lines, mark, names, chosen, stamp } = step;
	const asked = lines.filter(({ sure }) => sure === null);
	const sure = lines.filter((line) => line.sure !== null);
	const [counts, setCounts] = useState<Counts>(() => countChosen(step));
	// Boxes may have been ticked before the script was there.
	useEffect(() => {
		const form = document.getElementById(FORM);
		if (form instanceof HTMLFormElement) setCounts(countForm(step, form));
	}, [step]);
	const lineProps = { mark, chosen, marked: step.marked };
	return (
		<div className={styles.check}>
			{step.file && (
				<p>
					{step.file.name}: {formatNumber(step.file.leftOut)} other {step.file.leftOut === 1 ? 'place' : 'places'} left
					out
				</p>
			)}
			<div className={styles.head}>
				<ArrivalHeading id="check-lines">
					{formatCount(lines.length, 'line')}: <strong>{sure.length} found</strong>, {asked.length} to ask
				</ArrivalHeading>
				<Form method="post" action={paths.addCourses()}>
					<StampField stamp={stamp} />
					<Carried mark={mark} names={names} />
					<button type="submit" name="intent" value="change" className={styles.link}>
						Change the list
					</button>
				</Form>
			</div>
			<PostForm
				form={plainForm(FORM)}
				action={paths.addCourses()}
				stamp={stamp}
				onChanged={(form) => setCounts(countForm(step, form))}
			>
				<Carried mark={mark} names={names} />
				<input type="hidden" name="sure" value={sure.map(({ number }) => number).join(',')} />
				<ul className={styles.lines}>
					{asked.map((line) => (
						<AskedLine key={line.number} line={line} {...lineProps} />
					))}
					{sure.map((line) => (
						<SureLine key={line.number} line={line} {...lineProps} />
					))}
				</ul>
				<SaveFoot mark={mark} counts={counts} />
			</PostForm>
		</div>
	);
}

const Carried = ({ mark, names }: Pick<CheckStep, 'mark' | 'names'>) => (
	<>
		<input type="hidden" name="mark" value={mark} />
		<input type="hidden" name="names" value={names} />
	</>
);
