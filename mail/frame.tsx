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
import { styles } from './styles.ts';

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
