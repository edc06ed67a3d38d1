import { MarginPart } from '../../ui/margin-part.tsx';
import { type Term, Terms } from '../../ui/terms.tsx';
import styles from './call-list.module.css';
import { Code } from './code.tsx';
import type { PrintedCall, PrintedParameter } from './read-calls.server.ts';

/** Every call in full: what it is asked with, and an answer. */
export function CallList({ calls }: { calls: PrintedCall[] }) {
	return calls.map((call) => (
		<MarginPart key={call.name} id={call.name} title={call.summary} size="small" below={<Address call={call} />}>
			<p>
				<Words text={call.words} />
			</p>
			{call.parameters.length > 0 && <Terms terms={call.parameters.map(printed)} />}
			<Example title="In a shell" call={call} code={call.examples.curl} />
			<Example title="In TypeScript" call={call} code={call.examples.typescript} />
			{call.sent && <Example title="What is sent" call={call} code={call.sent} />}
			<Example title="An answer" call={call} code={call.answer} />
		</MarginPart>
	));
}

const Address = ({ call }: { call: PrintedCall }) => (
	<p className={styles.address}>
		<code>
			<b>{call.method}</b> {call.path}
		</code>
	</p>
);

/** Words in which names of fields and headers stand between grave accents, as they do for tools. */
function Words({ text }: { text: string }) {
	return text.split('`').map((part, at) => (at % 2 === 0 ? part : <code key={part}>{part}</code>));
}

const printed = ({ name, rule, words }: PrintedParameter): Term => ({
	name,
	term: <code className={styles.name}>{name}</code>,
	words: (
		<>
			<Words text={words} /> <span className={styles.rule}>({rule})</span>
		</>
	),
});

function Example({ title, call, code }: { title: string; call: PrintedCall; code: string }) {
	return (
		<details className={styles.example}>
			<summary>{title}</summary>
			<Code label={`${title}: ${call.summary}`}>{code}</Code>
		</details>
	);
}
