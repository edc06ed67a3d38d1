import type { CSSProperties } from 'react';
import { type Facts, greeting, type Letter } from './letter.ts';
import { Linked } from './linked.tsx';

// Mail programs know tables and styles on elements; anything newer is a wish. The colours are those of the site's paper.
const INK = '#17231c';
const MUTED = '#586359';
const SERIF = "'Instrument Serif', Georgia, 'Times New Roman', serif";
const SANS = "'Instrument Sans', -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

// A long address must not make the whole letter wider than a phone; the older name is the one that mail programs know.
const WRAPPED = { wordBreak: 'break-word', overflowWrap: 'anywhere' } as const;

const styles = {
	body: { margin: 0, padding: 0, backgroundColor: '#f7f3ea', color: INK },
	page: { padding: '40px 16px', backgroundColor: '#f7f3ea' },
	preview: { display: 'none', overflow: 'hidden', maxHeight: 0, opacity: 0 },
	column: { width: '100%', maxWidth: 560 },
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
		...{ margin: '0 0 16px', fontFamily: SANS, fontSize: 16, lineHeight: '25px', color: INK },
		// What a reader has typed keeps its lines.
		whiteSpace: 'pre-line',
		...WRAPPED,
	},
	button: { backgroundColor: '#c23b26', borderRadius: 999 },
	link: {
		...{ display: 'inline-block', padding: '13px 26px', color: '#ffffff', textDecoration: 'none' },
		...{ fontFamily: SANS, fontSize: 16, fontWeight: 600, lineHeight: '22px' },
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
	address: { wordBreak: 'break-all', color: MUTED },
	notes: { padding: '24px 28px 22px', backgroundColor: '#fffdf8', borderTop: '1px solid #dcd3bf' },
	foot: { padding: '20px 8px 0', fontFamily: SANS, fontSize: 13, lineHeight: '20px', color: MUTED },
} satisfies Record<string, CSSProperties>;

/** What is seen of nothing: else mail programs fill the line beside the subject with the beginning of the letter. */
const PREVIEW_END = '\u00a0\u200c'.repeat(90);

/** A letter as a page of the magazine. */
export function LetterFrame({ letter, facts }: { letter: Letter; facts: Facts }) {
	return (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width" />
				<meta name="color-scheme" content="light" />
				<meta name="x-apple-disable-message-reformatting" />
				<meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
				<title>{letter.subject}</title>
			</head>
			<body style={styles.body}>
				<div style={styles.preview}>
					{letter.preview}
					{PREVIEW_END}
				</div>
				<Table>
					<td align="center" style={styles.page}>
						<table role="presentation" cellPadding={0} cellSpacing={0} style={styles.column}>
							<tbody>
								<Row style={styles.masthead}>{facts.companyName}</Row>
								<Row style={styles.card}>
									<Message letter={letter} />
								</Row>
								<Row style={styles.notes}>
									<Notes letter={letter} facts={facts} />
								</Row>
								<Row style={styles.foot}>
									{facts.companyAddress}
									<br />
									<a href={facts.origin} style={{ color: MUTED }}>
										{new URL(facts.origin).host}
									</a>
								</Row>
							</tbody>
						</table>
					</td>
				</Table>
			</body>
		</html>
	);
}

function Message({ letter }: { letter: Letter }) {
	const { heading, paragraphs, body, button, code } = letter;
	const hello = greeting(letter);
	return (
		<>
			<h1 style={styles.heading}>{heading}</h1>
			{hello && <p style={styles.text}>{hello}</p>}
			{paragraphs.map((paragraph) => (
				<p key={paragraph} style={styles.text}>
					{paragraph}
				</p>
			))}
			{body ? (
				// biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from our own files, every other word escaped
				<div dangerouslySetInnerHTML={{ __html: body.html }} />
			) : null}
			{code ? <p style={styles.code}>{code}</p> : null}
			{button ? (
				<table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '24px 0 8px' }}>
					<tbody>
						<Row style={styles.button}>
							<a href={button.href} style={styles.link}>
								{button.label}
							</a>
						</Row>
					</tbody>
				</table>
			) : null}
		</>
	);
}

function Notes({ letter: { notes, button }, facts }: { letter: Letter; facts: Facts }) {
	return (
		<>
			{notes.map((note) => (
				<p key={note} style={styles.note}>
					<Linked text={note} facts={facts} colour={MUTED} />
				</p>
			))}
			{button ? (
				<p style={styles.note}>
					If the button does not work, copy this address into your browser:
					<br />
					<a href={button.href} style={styles.address}>
						{button.href}
					</a>
				</p>
			) : null}
		</>
	);
}

function Table({ children }: { children: React.ReactNode }) {
	return (
		<table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
			<tbody>
				<tr>{children}</tr>
			</tbody>
		</table>
	);
}

function Row({ style, children }: { style: CSSProperties; children: React.ReactNode }) {
	return (
		<tr>
			<td style={style}>{children}</td>
		</tr>
	);
}
