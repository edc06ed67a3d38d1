/** One of several ways to show or order the list. `asksPlace`: the browser is asked where it is first. */
export type ListChoice = { label: string; to: string; chosen: boolean; asksPlace?: boolean };

/** Choices that narrow the list, each with the number of courses it would give, as printed. */
export type FacetGroup = { name: string; choices: (ListChoice & { count: string })[] };

/** What something brought along has done to the list, and the address without it. */
export type FindNote = { about: string; text: string; off: string; to: string };
