/** The tables among `tables` that a plan of PostgreSQL's reads from end to end, under whatever other name. */
export function wholeReads(plan: string, tables: readonly string[]): string[] {
	return tables.filter((table) => new RegExp(`\\bSeq Scan on ${table}\\b`).test(plan));
}
