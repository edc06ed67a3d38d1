import type { FormHandlers } from '#app/lib/forms/use-form-fields.ts';

const nothing = () => {};

/** A form of which the server checks everything. */
export const plainForm = (id: string): FormHandlers => ({ id, onFocus: nothing, onInput: nothing, onSubmit: nothing });
