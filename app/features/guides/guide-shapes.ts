import type { CourseCard } from '#domain/catalogue/shapes.ts';

/** A guide in a list. `published` is YYYY-MM-DD. */
export type GuideSummary = { slug: string; title: string; standfirst: string; published: string; minutes: number };

/** A run of text, or a course's card between two of them, with how it is now in a line. */
export type GuidePiece = { kind: 'text'; html: string } | { kind: 'course'; course: CourseCard; now?: string };
