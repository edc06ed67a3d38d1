import type { Database } from '#database/client.ts';
import type { AccountServices, SessionChange } from './account-services.ts';
import type { CourseImports } from './course-imports.ts';
import type { CourseIndexSource } from './course-index.ts';
import type { PictureServices, ReceivedFile } from './pictures.ts';

export type Role = 'member' | 'reviewer' | 'editor' | 'chief';

/** Somebody signed in. The names are empty where none were given. */
export type Member = {
	kind: 'member';
	userId: string;
	sessionId: string;
	email: string;
	firstName: string;
	lastName: string;
	role: Role;
	/** When this session last showed the second factor, while that still counts; without it a role has no power. */
	secondFactorAt: Date | null;
};

/** Who asks. */
export type Viewer = { kind: 'visitor' } | Member;

/** Where a request comes from. */
export type Client = {
	/** The address, IPv6 cut to its /64. */
	network: string;
	/** At most 300 characters; empty where none was sent. */
	userAgent: string;
	/** The sign-ups made in this browser, by the ids of the members to be, the newest first; none where that cannot be told. */
	signUps?: readonly string[];
};

/**
 * Names of what a page was made from or a write has changed, such as `course:42`, `ranking`, `country:SE`. The page
 * cache drops every page that read a key some write has changed.
 */
export type CacheKey = string;

/** The key of what was made from the course index; changed when a process has read its index anew. */
export const COURSE_INDEX: CacheKey = 'course-index';

/**
 * Everything a query or command needs from outside, passed in by the server for one request. `reads` collects what the
 * answer depends on; `changes` collects what has to be dropped once the transaction is committed.
 */
export type DomainContext = {
	db: Database;
	/** On public pages reading it throws: they are the same bytes for everyone. */
	readonly viewer: Viewer;
	/** As `viewer`, of no concern to public pages: reading it there throws. */
	readonly client: Client;
	now: () => Date;
	reads: Set<CacheKey>;
	changes: Set<CacheKey>;
	/** Moments at which something that was read ceases to be true: what was made of it is not kept for longer. */
	ends: Date[];
	/** Signs and checks the stamps of forms; see `domain/shared/forms/stamp.ts`. Links and refresh tokens are derived from it. */
	secret: string;
	accounts: AccountServices;
	/** All courses in memory: finding, filters with counts, places on a map. */
	courseIndex: CourseIndexSource;
	pictures: PictureServices;
	/** Reads files of courses beside the pages. */
	courseImports: CourseImports;
	/** Files that came with a posted form, until it is answered; none for any other request. */
	uploads: readonly ReceivedFile[];
	/** Set by whatever signs the viewer in or out; null while nothing has changed. */
	sessionChange: SessionChange | null;
	/** Set by whatever makes this browser known as the one that signed up: what `client.signUps` is from now on. */
	signUpsChange: readonly string[] | null;
	/** Tells an operator of something that went wrong but was answered all the same. */
	report: (message: string, error: unknown) => void;
};

/** What was read can be said until then, and no longer. */
export function noteEnd({ ends }: Pick<DomainContext, 'ends'>, moment: Date): void {
	ends.push(moment);
}
