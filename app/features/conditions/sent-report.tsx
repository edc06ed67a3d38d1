import { ArrivalHeading } from '#app/ui/arrival-heading.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Buttons, FormStack } from '#app/ui/forms/form-parts.tsx';
import type { ClosableCard } from '#domain/catalogue/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { KeptNote } from '../waiting/kept-note.tsx';
import { ownReportsPath } from './own-reports-path.ts';

const WORDS = {
	shown: 'What you told stands on the page of the course, without your name, until its time is over.',
	'read-first': 'Thank you. An editor reads it before it is shown on the page of the course.',
} as const;

type SentReportProps = {
	course: ClosableCard;
	became: keyof typeof WORDS | 'kept';
	isMember: boolean;
	/** Where a visitor takes back what was sent; null for members, who find theirs below. */
	takeBack: string | null;
};

/** What stands in the form's place once a report was sent, or is kept on the device. */
export function SentReport({ course, became, isMember, takeBack }: SentReportProps) {
	return (
		<FormStack>
			{became === 'kept' ? (
				<KeptNote
					what="report"
					more={isMember ? undefined : 'Without an account it cannot be taken back after that.'}
				/>
			) : (
				<section aria-labelledby="sent">
					<ArrivalHeading id="sent">Sent</ArrivalHeading>
					<p>{WORDS[became]}</p>
					{isMember && (
						<p>
							How it stands, and all else that you have told, is in{' '}
							<a href={ownReportsPath()}>your conditions reports</a>.
						</p>
					)}
					{takeBack && (
						<p>
							Not right? <a href={takeBack}>Take it back</a>. Keep that address if you may want to do so later: without
							an account it is the only way.
						</p>
					)}
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
