import { CourseName } from '#app/features/course-card/course-name.tsx';
import { deskPaths } from '#app/lib/desk-paths.ts';
import type { ReadSuggestion } from '#domain/course-desk/suggestion-queries.ts';
import { DeskFacts } from '../sheet/desk-facts.tsx';
import { TypedWords } from '../sheet/typed-words.tsx';

const STATUS_WORDS = { open: 'Waits for a decision', accepted: 'Taken up', declined: 'Declined' } as const;

/** What was suggested, as it was typed. */
export function SuggestionThing({ suggestion }: { suggestion: ReadSuggestion }) {
	const { name, locality, country, website, words, email, status, suspicion, course } = suggestion;
	return (
		<>
			<p>
				{course ? 'The facts of a course that we have.' : 'A course that is missing.'} {STATUS_WORDS[status]}.
			</p>
			{suspicion && <p>It looks like a machine’s ({suspicion}): no letter is sent about it.</p>}
			{words && <TypedWords words={words} />}
			<DeskFacts
				facts={[
					{ label: 'Name', value: name },
					{ label: 'Town', value: locality ?? 'Not given' },
					{ label: 'Country', value: country.name },
					{
						label: 'Website',
						value: website ? (
							<a href={website} rel="noreferrer nofollow">
								{website}
							</a>
						) : (
							'Not given'
						),
					},
					{ label: 'Sent by', value: email ?? 'Nobody who gave an address' },
					...(course
						? [
								{
									label: 'Course',
									value: (
										<a href={deskPaths.course(course.id)}>
											<CourseName course={course} />
										</a>
									),
								},
							]
						: []),
				]}
			/>
		</>
	);
}
