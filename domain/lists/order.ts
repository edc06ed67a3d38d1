import type { OrderInput } from './list-rules.ts';

/**
 * The order of a list once its form was sent: what has got another number stands at that number, everything else keeps its order; then
 * the pressed row goes one up, one down, or off the list. `before` are the ids in their order until now.
 */
export function orderOf(before: readonly number[], { rows, move }: OrderInput): number[] {
	const wanted = new Map(rows.map(({ courseId, place }) => [courseId, place]));
	const moved = before
		.map((courseId, index) => ({ courseId, from: index + 1, to: wanted.get(courseId) ?? index + 1 }))
		.filter(({ from, to }) => from !== to)
		.toSorted((a, b) => a.to - b.to);
	const order = before.filter((id) => !moved.some(({ courseId }) => courseId === id));
	for (const { courseId, to } of moved) order.splice(to - 1, 0, courseId);
	const at = move === null ? -1 : order.indexOf(move.courseId);
	if (move === null || at < 0) return order;
	const [pressed] = order.splice(at, 1);
	if (move.move === 'remove' || pressed === undefined) return order;
	order.splice(Math.max(0, move.move === 'up' ? at - 1 : at + 1), 0, pressed);
	return order;
}
