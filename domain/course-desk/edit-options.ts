/** Who may have told an editor what they write. */
export const TOLD_BY = ['editor', 'club', 'member'] as const;

/** Who told it, and whether it was checked with the club. */
export type ToldBy = { from: (typeof TOLD_BY)[number]; isChecked?: boolean };
