import { paths } from '../../lib/paths.ts';

type Query = { announcement?: number; change?: 'end'; flash?: string };

/** Where somebody who speaks for a course announces for its club, and changes what is announced, as `change` says. */
export function announcePath(course: Parameters<typeof paths.course>[0], query: Query = {}): string {
	const given = Object.entries(query).map(([name, value]) => [name, String(value)]);
	return `${paths.course(course)}/announcements${given.length > 0 ? `?${new URLSearchParams(given)}` : ''}`;
}
