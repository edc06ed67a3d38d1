/** The grades that may come with a review (decision C10), each 1 to 10. */
export const ASPECTS = ['design', 'condition', 'greens', 'value', 'welcome', 'pace', 'facilities'] as const;
export type Aspect = (typeof ASPECTS)[number];
