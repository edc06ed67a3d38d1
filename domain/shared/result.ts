/** An expected outcome: `ok` with its value, or a failure that says its kind. Surprises are thrown instead. */
export type Result<Value, Failure extends { kind: string }> = { ok: true; value: Value } | ({ ok: false } & Failure);

export function success<Value>(value: Value): { ok: true; value: Value } {
	return { ok: true, value };
}

export function failure<const Failure extends { kind: string }>(failed: Failure): { ok: false } & Failure {
	return { ok: false, ...failed };
}
