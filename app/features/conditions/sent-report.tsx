import { ArrivalHeading } from '#app/ui/arrival-heading.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Buttons, FormStack } from '#app/ui/forms/form-parts.tsx';
import type { ClosableCard } from '#domain/catalogue/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { KeptNote } from '../waiting/kept-note.tsx';

const WORDS = {
	shown: 'What you told stands on the page of the course, without your name, until its time is over.',
	'read-first': 'Thank you. It is kept, and not shown on the page of the course for now.',
} as const;

type SentReportProps = { course: ClosableCard; became: keyof typeof WORDS | 'kept' };

/** What stands in the form's place once a report was sent, or is kept on the device. */
export function SentReport({ course, became }: SentReportProps) {
	return (
		<FormStack>
			{became === 'kept' ? (
				<KeptNote what="report" />
			) : (
				<section aria-labelledby="sent">
					<ArrivalHeading id="sent">Sent</ArrivalHeading>
					<p>{WORDS[became]}</p>
				</section>
			)}
			<Buttons>
				<ButtonLink to={paths.course(course)}>Back to the course</ButtonLink>
				<ButtonLink look="line" to={paths.logRound(course)}>
					Log a round
				</ButtonLink>
			</Buttons>
		</FormStack>
	);
}
