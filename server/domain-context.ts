import type { Database } from '#database/client.ts';
import type { AccountServices } from '#domain/shared/account-services.ts';
import type { Client, DomainContext, Viewer } from '#domain/shared/context.ts';
import type { CourseImports } from '#domain/shared/course-imports.ts';
import type { CourseIndexSource } from '#domain/shared/course-index.ts';
import type { PictureServices, ReceivedFile } from '#domain/shared/pictures.ts';

/** Who asks, and from where. */
export type Asker = { viewer: Viewer; client: Client };

export type ContextParts = {
	db: Database;
	secret: string;
	accounts: AccountServices;
	courseIndex: CourseIndexSource;
	now: () => Date;
	/** Null where the answer is the same for everyone: asking who is there is then an error. */
	asker: Asker | null;
	report: DomainContext['report'];
	pictures: PictureServices;
	courseImports: CourseImports;
	/** Files of the post. */
	uploads?: readonly ReceivedFile[];
};

/** The context of one request, with nothing read and nothing changed yet. */
export function createDomainContext({ asker, uploads = [], ...parts }: ContextParts): DomainContext {
	return {
		...parts,
		uploads,
		get viewer() {
			return requireAsker(asker).viewer;
		},
		get client() {
			return requireAsker(asker).client;
		},
		reads: new Set(),
		changes: new Set(),
		ends: [],
		sessionChange: null,
		signUpsChange: null,
	};
}

function requireAsker(asker: Asker | null): Asker {
	if (asker) return asker;
	throw new Error('a page that is the same for everyone asked who is there; declare `keep` in its handle');
}
