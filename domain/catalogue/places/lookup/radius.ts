/** Kilometres around a town that can be chosen. */
export const RADII = [10, 30, 50, 100] as const;

export type Radius = (typeof RADII)[number];

/** What a town means where nobody has said how far around it. */
export const USUAL_RADIUS: Radius = 30;
