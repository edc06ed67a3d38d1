import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { PICTURE_ACCEPT, PICTURE_WORDS } from '#domain/pictures/limits.ts';
import { PHOTOGRAPH_FIELD } from './report-fields.ts';
import styles from './report-photograph.module.css';

type ReportPhotographProps = {
	id: string;
	label: string;
	error?: string;
	/** The field and id of one that is with us already, from a form that came back. */
	taken: { name: string; value: string | undefined };
};

/** A photograph of how it was, if wanted: what is chosen is to be seen, and can be left out again. */
export function ReportPhotograph({ id, label, error, taken }: ReportPhotographProps) {
	const [isChosen, setChosen] = useState(false);
	const canvas = useRef<HTMLCanvasElement>(null);
	const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
		const [file] = input.files ?? [];
		setChosen(file !== undefined);
		if (!file || !canvas.current) return;
		const { shrinkPhotograph } = await import('./shrink-photograph.ts');
		const smaller = await shrinkPhotograph(canvas.current, file);
		// Another may have been chosen meanwhile.
		if (input.files?.[0] === file) input.files = listOf(smaller);
	};
	const leaveOut = () => {
		const input = document.getElementById(id) as HTMLInputElement;
		input.value = '';
		input.focus();
		setChosen(false);
	};
	return (
		<div className={styles.photograph}>
			<TextField
				id={id}
				name={PHOTOGRAPH_FIELD}
				type="file"
				accept={PICTURE_ACCEPT}
				label={label}
				optional
				hint={`${PICTURE_WORDS.formats}, ${PICTURE_WORDS.size}. Where it was taken is removed.`}
				error={error}
				onChange={choose}
			/>
			<div className={styles.chosen} hidden={!isChosen}>
				<canvas ref={canvas} role="img" aria-label="The photograph that is sent" />
				<Button look="quiet" onClick={leaveOut}>
					Send none
				</Button>
			</div>
			{taken.value && !isChosen && (
				<label>
					<input type="checkbox" {...taken} defaultChecked /> Send the photograph that you had chosen
				</label>
			)}
		</div>
	);
}

function listOf(file: File): FileList {
	const transfer = new DataTransfer();
	transfer.items.add(file);
	return transfer.files;
}
