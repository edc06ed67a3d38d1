/** Who may have told an editor what they write. */
export const TOLD_BY = ['editor', 'club', 'member'] as const;

/** Who told it, and whether it was checked with the club. */
export type ToldBy = { from: (typeof TOLD_BY)[number]; isChecked?: boolean };

/** What changed in OpenStreetMap and was taken over, by the element that it was read from: `way/123`. */
export type ToldByElement = { from: 'osm'; ref: string };
