import type { ComboboxProps } from './combobox-props.ts';

type Handlers<Item> = Pick<ComboboxProps<Item>, 'items' | 'textOf' | 'onChoose'> & {
	/** The text that the field was sent with. */
	shown: string;
	onTouch: () => void;
	onTypeAhead: (text: string) => void;
};

/**
 * Serves whoever has gone into a combobox before its script was there, as if it were done now. Who is still in it gets
 * the list for what is typed; who has typed and left has chosen the first that the text names, as in a list at work, and the
 * focus stays where it is.
 */
export function takeUp<Item>(field: Pick<HTMLInputElement, 'value'>, isInside: boolean, handlers: Handlers<Item>) {
	const { items, textOf, onChoose, shown, onTouch, onTypeAhead } = handlers;
	const typed = field.value === shown ? '' : field.value;
	const isEmptied = field.value !== shown && !typed;
	if (isEmptied) onChoose(null);
	if (isInside) {
		onTypeAhead(typed);
		onTouch();
	} else if (typed) {
		const named = items.find((item) => textOf(item).toLowerCase().includes(typed.toLowerCase()));
		if (named) onChoose(named);
		field.value = named ? textOf(named) : shown;
	}
}
