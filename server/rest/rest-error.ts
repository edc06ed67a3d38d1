/** A refusal as PostgREST words it; `code` is its own (`PGRST…`) or PostgreSQL's. */
export type RestProblem = {
	status: number;
	code: string;
	message: string;
	details?: string;
	/** Left out, it is told what is offered here. */
	hint?: string;
};

/** Thrown wherever a request is found to be none that is answered here. Its words are ours, never what was sent. */
export class RestError extends Error {
	override name = 'RestError';
	readonly problem: RestProblem;

	constructor(problem: RestProblem) {
		super(problem.message);
		this.problem = problem;
	}
}

/** The refusal of what PostgREST could not parse, or what it can and this site cannot. */
export const unparsed = (what: string, details: string) =>
	new RestError({ status: 400, code: 'PGRST100', message: `failed to parse ${what}`, details });

/** The refusal of a column that there is none of, or that cannot be used so. */
export const noSuchColumn = (use: string, names: readonly string[]) =>
	new RestError({
		status: 400,
		code: '42703',
		message: `that column is not there to be ${use}`,
		details: `What can be ${use}: ${names.join(', ')}.`,
	});

/** The refusal of a value that its column cannot have. */
export const badValue = (column: string, type: string) =>
	new RestError({ status: 400, code: '22P02', message: `invalid input syntax for ${column}, which is ${type}` });

/** The refusal of a part of a list that there is none of. */
export const badRange = (details: string) =>
	new RestError({ status: 416, code: 'PGRST103', message: 'Requested range not satisfiable', details });
