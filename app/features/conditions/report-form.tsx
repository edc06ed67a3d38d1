import { readersDay } from '#app/lib/format/readers-day.ts';
import type { FormAgain } from '#app/lib/forms/form-again.ts';
import { useFormFields } from '#app/lib/forms/use-form-fields.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { ChoiceRow } from '#app/ui/forms/choice-row.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { Buttons } from '#app/ui/forms/form-parts.tsx';
import { UNSAID } from '#app/ui/forms/unsaid.tsx';
import { type ConditionKind, kindOf, PHOTOGRAPH_LIFE_DAYS } from '#domain/conditions/kinds.ts';
import { PostForm, SubmitButton } from '../forms/post-form.tsx';
import folds from '../rounds/round-form.module.css';
import { dayBefore, formatWeekday } from '../rounds/round-words.ts';
import { Trap } from '../support/trap.tsx';
import { AT_HAND, FOLDED, LABELS, type ReportField } from './report-fields.ts';
import styles from './report-form.module.css';
import { ReportPhotograph } from './report-photograph.tsx';

type ReportFormProps = {
	action: string;
	stamp: string;
	again: FormAgain | undefined;
	/** Today in UTC, until the reader's own day is known. */
	today: string;
};

/** How a course is now: rows of few answers, none of which has to be given, and nothing to type. */
export function ReportForm({ action, stamp, again, today }: ReportFormProps) {
	const { form, control, errors } = useFormFields<ReportField>({
		id: 'conditions',
		labels: LABELS,
		lastResult: again?.result,
		validate: async () => (await import('./validate-report.ts')).validateReport,
	});
	const row = (kind: ConditionKind) => {
		const { id, name, defaultValue = '', error } = control(kind);
		const answers = Object.entries(kindOf(kind).values).map(([value, { short: label }]) => ({ value, label }));
		const choices = [UNSAID, ...answers];
		return <ChoiceRow key={kind} {...{ id, name, label: LABELS[kind], choices, chosen: defaultValue, error }} />;
	};
	const photograph = control('photographId');
	const taken = { name: photograph.name, value: photograph.defaultValue };
	return (
		<PostForm form={form} action={action} stamp={stamp} files>
			<ReportDay today={today} {...control('day')} />
			{AT_HAND.map(row)}
			<details className={folds.more} open={FOLDED.some((kind) => control(kind).defaultValue) || undefined}>
				<summary>Temporary greens, aeration, closed holes, frost, carts</summary>
				<div className={styles.folded}>{FOLDED.map(row)}</div>
			</details>
			<ReportPhotograph id={photograph.id} label={LABELS.photographId} error={photograph.error} taken={taken} />
			<Trap id="conditions-second" />
			<ErrorSummary errors={errors} />
			<Buttons>
				<SubmitButton busy="Sending...">Send</SubmitButton>
			</Buttons>
			<p className={styles.lives}>{LIVES}</p>
		</PostForm>
	);
}

const days = (kind: ConditionKind) => (kindOf(kind).lifeDays === 1 ? 'a day' : `${kindOf(kind).lifeDays} days`);

const LIVES = `Shown on the course’s page without your name. Greens and fairways are shown for ${days('greens')}, pace for ${days('pace')}, aeration for ${days('aeration')}, closed holes for ${days('closed')}. A photograph is deleted after ${PHOTOGRAPH_LIFE_DAYS} days.`;

type ReportDayProps = { today: string } & Pick<
	ReturnType<ReturnType<typeof useFormFields<ReportField>>['control']>,
	'id' | 'name' | 'defaultValue' | 'error'
>;

/** Today, which is chosen, or yesterday. */
function ReportDay({ today: utcToday, id, name, defaultValue, error }: ReportDayProps) {
	const today = useHydrated() ? readersDay(new Date()) : utcToday;
	const yesterday = dayBefore(today);
	return (
		<ChoiceRow
			{...{ id, name, error }}
			label={LABELS.day}
			chosen={defaultValue === yesterday ? yesterday : today}
			choices={[
				{ value: today, label: <Day name="Today" day={today} /> },
				{ value: yesterday, label: <Day name="Yesterday" day={yesterday} /> },
			]}
		/>
	);
}

const Day = ({ name, day }: { name: string; day: string }) => (
	<>
		{name}
		<small>{formatWeekday(day)}</small>
	</>
);
