/** An expected outcome: `ok` with its value, or a failure that says its kind. Surprises are thrown instead. */
export type Result<Value, Failure extends { kind: string }> = { ok: true; value: Value } | ({ ok: false } & Failure);

/** What came of it as expected. */
export function success<Value>(value: Value): { ok: true; value: Value } {
	return { ok: true, value };
}

/** An expected failure; `kind` names it, and what else it tells stands beside it. */
export function failure<const Failure extends { kind: string }>(failed: Failure): { ok: false } & Failure {
	return { ok: false, ...failed };
}
