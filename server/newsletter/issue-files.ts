import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderIssue } from '#mail/issues.ts';
import type { Issue } from '#mail/letters/newsletter/write-issue.ts';

export type BuiltIssues = { ISSUES: readonly Issue[]; renderIssue: RenderIssue };

/** The built issues; the bundle is made by Vite and has no types of its own. */
export const loadIssues = async (root: string) =>
	(await import(pathToFileURL(join(root, 'build/mail/issues.js')).href)) as BuiltIssues;

/** What a new issue begins with; its words are to be replaced, the line of the month's reviews to be kept. */
export function newIssue(month: string): string {
	const first = new Date(`${month}-01T00:00:00Z`);
	const name = first.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
	first.setUTCMonth(first.getUTCMonth() - 1);
	const before = first.toISOString().slice(0, 7);
	return `---
subject: Golf in ${name}
preview: The best reviews of the month, and where to play next.
title: Golf in ${name}
reviewsOf: ${before}
---

Say in two or three sentences what this letter is about, and why it is worth reading now.

## Where to play next

- **A course** and one reason for it. [The course](/courses/sweden/ljunghusen)

::best-reviews

## The long read

One guide, and what the reader will know after it. [All guides](/guides)
`;
}
