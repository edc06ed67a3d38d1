import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Row } from '@react-email/row';
import { Text } from '@react-email/text';
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
		...{ margin: '0 0 16px', fontFamily: SANS, fontSize: 16, lineHeight: '25px', color: INK },
		// What a reader has typed keeps its lines.
		whiteSpace: 'pre-line',
		...WRAPPED,
	},
	button: {
		...{ margin: '8px 0', padding: '13px 26px', backgroundColor: '#c23b26', borderRadius: 999, color: '#ffffff' },
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
	link: { color: MUTED, textDecoration: 'underline' },
	address: { color: MUTED, textDecoration: 'underline', wordBreak: 'break-all' },
	notes: { padding: '24px 28px 22px', backgroundColor: '#fffdf8', borderTop: '1px solid #dcd3bf' },
	foot: { padding: '20px 8px 0', fontFamily: SANS, fontSize: 13, lineHeight: '20px', color: MUTED },
} satisfies Record<string, CSSProperties>;

/** A letter as a page of the magazine. */
export function LetterFrame({ letter, facts }: { letter: Letter; facts: Facts }) {
	return (
		<Html>
			<Head>
				<meta name="viewport" content="width=device-width" />
				<meta name="color-scheme" content="light" />
				<meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
				<title>{letter.subject}</title>
			</Head>
			<Body style={styles.page}>
				<Preview>{letter.preview}</Preview>
				<Container style={styles.column}>
					<Band style={styles.masthead}>{facts.companyName}</Band>
					<Band style={styles.card}>
						<Message letter={letter} />
					</Band>
					<Band style={styles.notes}>
						<Notes letter={letter} facts={facts} />
					</Band>
					<Band style={styles.foot}>
						{facts.companyAddress}
						<br />
						<Link href={facts.origin} style={styles.link}>
							{new URL(facts.origin).host}
						</Link>
					</Band>
				</Container>
			</Body>
		</Html>
	);
}

function Message({ letter }: { letter: Letter }) {
	const { heading, paragraphs, body, button, code } = letter;
	const hello = greeting(letter);
	return (
		<>
			<Heading style={styles.heading}>{heading}</Heading>
			{hello && <Text style={styles.text}>{hello}</Text>}
			{paragraphs.map((paragraph) => (
				<Text key={paragraph} style={styles.text}>
					{paragraph}
				</Text>
			))}
			{body ? (
				// biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from our own files, every other word escaped
				<div dangerouslySetInnerHTML={{ __html: body.html }} />
			) : null}
			{code ? <Text style={styles.code}>{code}</Text> : null}
			{button ? (
				<Button href={button.href} style={styles.button}>
					{button.label}
				</Button>
			) : null}
		</>
	);
}

function Notes({ letter: { notes, button }, facts }: { letter: Letter; facts: Facts }) {
	return (
		<>
			{notes.map((note) => (
				<Text key={note} style={styles.note}>
					<Linked text={note} facts={facts} style={styles.link} />
				</Text>
			))}
			{button ? (
				<Text style={styles.note}>
					If the button does not work, copy this address into your browser:
					<br />
					<Link href={button.href} style={styles.address}>
						{button.href}
					</Link>
				</Text>
			) : null}
		</>
	);
}

/** As wide as the column; on a cell, where every mail program minds the padding. */
function Band({ style, children }: { style: CSSProperties; children: React.ReactNode }) {
	return (
		<Row>
			<Column style={style}>{children}</Column>
		</Row>
	);
}
