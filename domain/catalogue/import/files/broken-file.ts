/** A file that cannot be read to its end. `line` is where the trouble begins (its place in the list for JSON), if known. */
export class BrokenFile extends Error {
	override name = 'BrokenFile';
	readonly line: number | null;

	constructor(message: string, line: number | null = null) {
		super(message);
		this.line = line;
	}
}
