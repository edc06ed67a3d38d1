import type { ComboboxProps } from './combobox-props.ts';

type Handlers<Item> = Pick<ComboboxProps<Item>, 'items' | 'textOf' | 'onChoose'> & {
	/** The text that the field was sent with. */
	shown: string;
	onTouch: () => void;
	onTypeAhead: (text: string | null) => void;
	onMove: (isInside: boolean) => void;
};

/**
 * Serves whoever has gone into a combobox before its script was there. Who is still in it gets the list for what is typed. Who has
 * typed and left has chosen the first that the text names. Words that name none of what is known so far stay where nothing was
 * chosen, and the list looks for them when it comes. The focus stays where it is.
 */
export function restoreTypedInput<Item>(
	field: Pick<HTMLInputElement, 'value'>,
	isInside: boolean,
	handlers: Handlers<Item>,
) {
	const { items, textOf, onChoose, shown, onTouch, onTypeAhead, onMove } = handlers;
	const typed = field.value === shown ? '' : field.value;
	if (field.value !== shown && !typed) onChoose(null);
	onMove(isInside);
	const named = !isInside && typed && items.find((item) => textOf(item).toLowerCase().includes(typed.toLowerCase()));
	if (named) onChoose(named);
	if (isInside || (typed && !named && !shown)) {
		onTypeAhead(typed);
		onTouch();
		return;
	}
	onTypeAhead(null);
	if (typed) field.value = named ? textOf(named) : shown;
}
