/** An action that was refused: what was typed, and why it was not done. */
export type ActionAgain = {
	outcome: string;
	words: string;
	ground: string;
	/** The id of the one who has taken the item on, once the editor was asked. */
	told?: string;
	/** Said above the page; beside the words too, unless the schema has told what is wrong with which field. */
	error: string;
	/** By the name of the field. */
	fields?: Record<string, string>;
};
