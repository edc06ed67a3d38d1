/** A start that cannot go on for a reason the reader can mend. Its message is one line and is all that is printed. */
export class Refusal extends Error {
	override name = 'Refusal';
}
