/** The decision form when it comes back: what was typed, and what is wrong with it. */
export type DecisionAgain = {
	words: string;
	ground: string;
	/** The id of the one who has taken the item on, once the editor was asked. */
	told?: string;
	/** Said above the form. */
	notice: string | null;
	/** By the name of the field. */
	fields: Record<string, string>;
};
