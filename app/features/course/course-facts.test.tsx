import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import { exampleCourse } from '#tests/support/facts/example-course.ts';
import { CourseFacts as DialogFacts } from '../dialogs/course-facts.tsx';
import { CourseFacts as PageFacts } from './course-facts.tsx';
import { dialogFacts } from './printed-facts.ts';

const guess = { typical: true } as const;
const FALLBACKS: [name: string, facts: Partial<CourseDetails>][] = [
	['description', { description: { value: 'Not described to us yet.', ...guess } }],
	['type', { type: { value: '18 holes, par 72', ...guess } }],
	['length', { length: { metres: null, text: '6,800 yards', ...guess } }],
	['difficulty', { difficulty: { value: 'Challenging', ...guess } }],
	['facilities', { facilities: { value: ['Pro shop'], ...guess } }],
];

describe.each([
	['page', PageFacts],
	[
		'dialog',
		({ course }: { course: CourseDetails }) => <DialogFacts course={{ ...course, facts: dialogFacts(course) }} />,
	],
])('The facts of the course %s', (_, Facts) => {
	const htmlOf = (facts: Partial<CourseDetails>) =>
		renderToString(
			<MemoryRouter>
				<Facts course={exampleCourse(facts)} />
			</MemoryRouter>,
		);

	it.each(FALLBACKS)('C8: say that a fallback is one, where only the %s is missing', (_, facts) => {
		const html = htmlOf(facts);
		expect(html).toContain('typical values, not confirmed');
		expect(html).toMatch(/<a [^>]*href="[^"]*example-links[^"]*"[^>]*>Suggest the real ones/);
	});

	it('say nothing of the kind where all are known', () => {
		expect(htmlOf({})).not.toContain('typical value');
	});
});
