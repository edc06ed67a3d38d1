import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { FALLBACKS } from '#domain/catalogue/fallbacks.ts';
import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import { exampleCourse } from '#tests/support/facts/example-course.ts';
import { CourseFacts as DialogCourseFacts } from '../dialogs/course-facts.tsx';
import { dialogFacts } from '../dialogs/dialog-facts.ts';
import { CourseFacts as PageFacts } from './course-facts.tsx';

/** Each fact that has a fallback, with the text of that. */
const UNKNOWN: [name: string, facts: Partial<CourseDetails>, fallback: string][] = [
	['description', { description: null }, 'that golfers have not described to us yet'],
	['type', { type: null }, FALLBACKS.type],
	['length', { lengthMetres: null }, FALLBACKS.length],
	['difficulty', { difficulty: null }, FALLBACKS.difficulty],
	['facilities', { facilities: [] }, FALLBACKS.facilities[0]],
];

const TYPICAL = 'typical, not confirmed';
const SUGGEST =
	/<a [^>]*href="[^"]*suggest\?course=example-links"[^>]*>Do you know it\?|<a [^>]*href="[^"]*suggest\?course=example-links"[^>]*>Can you\?/;

const render = (facts: React.ReactNode) => renderToString(<MemoryRouter>{facts}</MemoryRouter>);

describe('The facts of the course dialog', () => {
	const htmlOf = (facts: Partial<CourseDetails>) => {
		const course = exampleCourse(facts);
		return render(<DialogCourseFacts course={{ ...course, told: dialogFacts(course) }} />);
	};

	it.each(UNKNOWN)(
		'K2: print the fallback, and say so beside it, where only the %s is missing',
		(_, facts, fallback) => {
			const html = htmlOf(facts);
			expect(html).toContain(fallback);
			expect(html.split(TYPICAL)).toHaveLength(2);
			expect(html).toMatch(SUGGEST);
		},
	);

	it('K2: say so beside each of several', () => {
		const all = Object.assign({}, ...UNKNOWN.map(([, facts]) => facts));
		expect(htmlOf(all).split(TYPICAL)).toHaveLength(1 + UNKNOWN.length);
	});

	it('K2: say that a fact is not known where the fallback contradicts what is', () => {
		const html = htmlOf({ type: '9 holes, par 27', holes: 9, par: 27, lengthMetres: null, difficulty: null });
		expect(html).not.toContain(FALLBACKS.length);
		expect(html).not.toContain(FALLBACKS.difficulty);
		expect(html.split('not known yet')).toHaveLength(3);
		expect(html).toMatch(SUGGEST);
	});

	it('say nothing of the kind where all are known', () => {
		expect(htmlOf({})).not.toContain('typical');
	});
});

describe('The facts of the course page', () => {
	const htmlOf = (facts: Partial<CourseDetails>) => render(<PageFacts course={exampleCourse(facts)} />);

	it.each(UNKNOWN)('K2: ask for the %s where it is missing, and print no fallback', (_, facts, fallback) => {
		const html = htmlOf(facts);
		expect(html).not.toContain(fallback);
		expect(html).not.toContain('typical');
		expect(html).toMatch(SUGGEST);
	});

	it('K1: say in one line where the facts are from, and fact by fact below it', () => {
		const ours = { from: 'fescue', day: '2026-11-01' };
		const html = htmlOf({
			factSources: { par: ours, holes: ours, position: { from: 'osm', ref: 'way/123', day: '2026-05-11' } },
		});
		expect(html.replaceAll('<!-- -->', '')).toContain(
			'Facts: our catalogue, November 2026, not checked with the club; position: OpenStreetMap, May 2026. ',
		);
		expect(html).toMatch(
			/<a href="https:\/\/www.openstreetmap.org\/way\/123"[^>]*>OpenStreetMap, way\/123, 11 May 2026, not checked</,
		);
		expect(html).toMatch(/<a href="[^"]*suggest\?course=example-links"[^>]*>Suggest a correction</);
	});

	it('K1: say nothing of sources where nothing is known of any', () => {
		expect(htmlOf({ factSources: {} })).not.toContain('Facts:');
	});
});
