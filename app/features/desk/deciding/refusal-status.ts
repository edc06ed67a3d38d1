/** What is refused because it does not stand any more as the editor saw it. */
const MEANWHILE = ['decided-already', 'version-changed', 'restorable-no-more', 'taken'];

/** Of actions and decisions at the desk, whose page comes back with what was typed: 409 where it is that, 400 where what was sent is wrong. */
export const refusalStatus = (kind: string): 400 | 409 => (MEANWHILE.includes(kind) ? 409 : 400);
