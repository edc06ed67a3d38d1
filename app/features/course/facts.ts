import { formatList } from '#app/lib/format/fact-format.ts';
import { factsWith } from '#domain/catalogue/facts/fields.ts';
import { capital } from '#domain/catalogue/facts/words.ts';
import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import { type PrintedFact, printFact } from './print-fact.ts';

/** The three facts of the specification, always there. */
export const mainFacts = (course: CourseDetails): PrintedFact[] => pageFacts(course, 'main');

/** What else is known of it; a fact that is not known is left out. */
export const furtherFacts = (course: CourseDetails): PrintedFact[] => pageFacts(course, 'further');

const pageFacts = (course: CourseDetails, part: 'main' | 'further') =>
	factsWith('page').flatMap(({ fact, told }) => (told.part === part ? (printFact(course, fact) ?? []) : []));

/** The facts of the course dialog, always there. */
export const dialogFacts = (course: CourseDetails): PrintedFact[] =>
	factsWith('dialog').flatMap(({ fact }) => printFact(course, fact) ?? []);

/** "Type and length": which of the printed facts are fallbacks; empty when none is. */
export const typicalNames = (facts: PrintedFact[]) =>
	capital(formatList(facts.filter(({ typical }) => typical).map(({ name }) => name.toLowerCase())));
