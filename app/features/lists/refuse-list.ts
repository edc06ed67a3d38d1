import type { PostRefusal } from '#app/lib/forms/handle-post.server.ts';
import type { ListFailure } from '#domain/lists/list-commands.ts';
import { LIST_MESSAGES } from '#domain/lists/list-limits.ts';

/** What a form of lists says where there is no room; whatever else fails is not found. */
export function refuseList(kind: ListFailure['kind']): PostRefusal | null {
	if (kind === 'too-many-lists') return { status: 422, notice: LIST_MESSAGES.tooManyLists };
	if (kind === 'too-many-courses') return { status: 422, notice: LIST_MESSAGES.tooManyCourses };
	return null;
}
