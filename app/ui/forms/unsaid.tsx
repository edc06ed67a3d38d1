/** The choice of a row that takes an answer back. */
export const UNSAID = {
	value: '',
	label: (
		<>
			<span aria-hidden="true">–</span>
			<span className="sr-only">Not said</span>
		</>
	),
};
