import type { CSSProperties } from 'react';

// Mail programs know tables and styles on elements; anything newer is a wish. The colours are those of the site's paper.
const INK = '#17231c';
const MUTED = '#586359';
const SERIF = "'Instrument Serif', Georgia, 'Times New Roman', serif";
const SANS = "'Instrument Sans', -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

// A long address must not make the whole letter wider than a phone; the older name is the one that mail programs know.
const WRAPPED = { wordBreak: 'break-word', overflowWrap: 'anywhere' } as const;

/** The styles of a letter's parts, which stand on its elements. */
export const styles = {
	page: { margin: 0, padding: '40px 16px', backgroundColor: '#f7f3ea', color: INK },
	column: { maxWidth: 560 },
	masthead: {
		padding: '0 8px 10px',
		borderBottom: `1.5px solid ${INK}`,
		fontFamily: SERIF,
		fontSize: 30,
		lineHeight: '36px',
	},
	card: { padding: '36px 28px 28px', backgroundColor: '#fffdf8' },
	heading: { margin: '0 0 24px', fontFamily: SERIF, fontWeight: 400, fontSize: 38, lineHeight: '41px', color: INK },
	text: {
		margin: '0 0 16px',
		fontFamily: SANS,
		fontSize: 16,
		lineHeight: '25px',
		color: INK,
		// What a reader has typed keeps its lines.
		whiteSpace: 'pre-line',
		...WRAPPED,
	},
	button: {
		margin: '8px 0',
		padding: '13px 26px',
		backgroundColor: '#c23b26',
		borderRadius: 999,
		color: '#ffffff',
		fontFamily: SANS,
		fontSize: 16,
		fontWeight: 600,
		lineHeight: '22px',
	},
	code: {
		margin: '8px 0 24px',
		fontFamily: SERIF,
		fontSize: 44,
		lineHeight: '52px',
		letterSpacing: '0.12em',
		color: INK,
	},
	note: { margin: '0 0 10px', fontFamily: SANS, fontSize: 14, lineHeight: '21px', color: MUTED, ...WRAPPED },
	link: { color: MUTED, textDecoration: 'underline' },
	address: { color: MUTED, textDecoration: 'underline', wordBreak: 'break-all' },
	notes: { padding: '24px 28px 22px', backgroundColor: '#fffdf8', borderTop: '1px solid #dcd3bf' },
	foot: { padding: '20px 8px 0', fontFamily: SANS, fontSize: 13, lineHeight: '20px', color: MUTED },
} satisfies Record<string, CSSProperties>;
