/** What one column of a row has to be: exactly a value, or like a pattern of SQL (`%`, `_`, `\`), whatever its case. */
export type Condition<Column extends string = string> = { column: Column } & (
	| { is: 'equal'; value: string | number }
	| { is: 'like'; value: string }
);

/** One step of an order. `nulls` is null where nothing is said of rows without a value: they come last then. */
export type OrderStep<Column extends string = string> = {
	column: Column;
	descending: boolean;
	nulls: 'first' | 'last' | null;
};

/** Rows of something that is read as a table: those that meet one condition of each group, in an order, from a place on. */
export type TableQuery<Column extends string = string, Ordered extends string = string> = {
	allOf: readonly (readonly Condition<Column>[])[];
	order: readonly OrderStep<Ordered>[];
	offset: number;
	limit: number;
	/** Whether all rows that meet the conditions are to be counted. */
	counted: boolean;
};

/** `total` is null where it was not asked for. */
export type TablePart<Row> = { rows: Row[]; total: number | null };
