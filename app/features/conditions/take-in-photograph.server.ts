import { textOf } from '#app/lib/forms/form-body.ts';
import type { PostRefusal } from '#app/lib/forms/handle-post.server.ts';
import { PICTURE_MESSAGES, type PictureRefusal } from '#domain/pictures/messages.ts';
import { listGone } from '#domain/pictures/photograph-queries.ts';
import { takePhotograph } from '#domain/pictures/upload-commands.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { isUuid } from '#domain/shared/uuid.ts';
import { PHOTOGRAPH_FIELD } from './report-fields.ts';

/**
 * Takes in the photograph of a posted report, so that the form names it from now on; one that came with it before and is gone is said to
 * be. What is said where it is not taken.
 */
export async function takeInPhotograph(ctx: DomainContext, form: FormData): Promise<PostRefusal | null> {
	const file = ctx.uploads.find(({ field }) => field === PHOTOGRAPH_FIELD);
	if (!file) return refuseGone(ctx, form);
	const taken = await takePhotograph(ctx, file);
	if (taken.ok) form.set('photographId', taken.value.id);
	else form.delete('photographId');
	return taken.ok ? null : refusal(taken.kind);
}

async function refuseGone(ctx: DomainContext, form: FormData): Promise<PostRefusal | null> {
	const id = textOf(form, 'photographId');
	if (!isUuid(id) || !(await listGone(ctx, [id])).has(id)) return null;
	form.delete('photographId');
	return refusal('picture-gone');
}

const refusal = (kind: PictureRefusal): PostRefusal => ({
	status: kind === 'picture-store' ? 503 : 422,
	fieldErrors: { photographId: [PICTURE_MESSAGES[kind]] },
});
