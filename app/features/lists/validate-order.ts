import { parseWithZod } from '@conform-to/zod/v4';
import { orderSchema } from '#domain/lists/list-rules.ts';

/** The order of a list and its notes by the rules of the server; which courses it has, the names of the form's fields say. */
export function validateOrder(form: FormData) {
	const ids = [...form.keys()].flatMap((name) => /^note-(\d+)$/.exec(name)?.[1] ?? []).map(Number);
	return parseWithZod(form, { schema: orderSchema(ids), disableAutoCoercion: true });
}
