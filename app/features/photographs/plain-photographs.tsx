import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { FieldGrid, Note } from '#app/ui/forms/form-parts.tsx';
import { PICTURE_ACCEPT, PICTURE_LIMITS, PICTURE_WORDS } from '#domain/pictures/limits.ts';
import { PICTURE_MESSAGES } from '#domain/pictures/messages.ts';
import type { OwnPhotograph } from '#domain/pictures/shapes.ts';
import { paths } from '../../lib/paths.ts';
import type { PostedPhotographs } from './read-photographs.server.ts';
import { storedOf } from './stored-photographs.ts';

type PlainPhotographsProps = { stored: readonly OwnPhotograph[]; posted?: PostedPhotographs };

const STATUS_WORDS: Partial<Record<OwnPhotograph['status'], string>> = {
	coming: 'Its sizes are being made.',
	ready: '',
	removed: 'An editor has taken it down.',
};

/** Photographs where there is no script: fields that are sent with the form. */
export function PlainPhotographs({ stored, posted }: PlainPhotographsProps) {
	// What could not be read takes no place, and goes when the form is sent.
	const all = storedOf(stored, posted);
	const kept = all.filter(({ status }) => status !== 'failed');
	return (
		<FieldGrid>
			{posted?.refused && (
				<Note>
					{posted.refused.split('\n').map((line) => (
						<p key={line}>{line}</p>
					))}
				</Note>
			)}
			{kept.length < all.length && (
				<Note>
					<p>{PICTURE_MESSAGES['picture-broken']}</p>
				</Note>
			)}
			{kept.map((photograph, at) => (
				<Stored key={photograph.id} photograph={photograph} place={at + 1} />
			))}
			{kept.length < PICTURE_LIMITS.photographs && (
				<>
					<TextField
						wide
						id="plain-photographs"
						name="photograph"
						type="file"
						multiple
						accept={PICTURE_ACCEPT}
						label={`Add photographs (optional, up to ${PICTURE_LIMITS.photographs})`}
						hint={`${PICTURE_WORDS.formats}, ${PICTURE_WORDS.size} each. Where they were taken is removed.`}
					/>
					<TextArea
						id="plain-alts"
						name="alts"
						optional
						label="What is to be seen in them?"
						hint="One line for each new photograph, in the order of your choice."
					/>
				</>
			)}
		</FieldGrid>
	);
}

function Stored({ photograph: { id, alt, status, hidden }, place }: { photograph: OwnPhotograph; place: number }) {
	return (
		<>
			{status === 'ready' && !hidden && (
				<img src={paths.photograph(id, 'small', 'webp')} alt={alt || `Photograph ${place}`} width={160} height={120} />
			)}
			<TextField
				id={`alt-${place}`}
				name={`alt-${place}`}
				label={`What is to be seen in photograph ${place}?`}
				hint={STATUS_WORDS[status]}
				optional
				maxLength={PICTURE_LIMITS.alt}
				defaultValue={alt}
				readOnly={status === 'removed'}
			/>
			<TextField
				id={`place-${place}`}
				name={`place-${place}`}
				label="Its place, or 0 to remove it"
				type="number"
				min={0}
				max={PICTURE_LIMITS.photographs}
				defaultValue={place}
			/>
			<input type="hidden" name={`id-${place}`} value={id} />
		</>
	);
}
