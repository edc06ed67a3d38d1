import styles from './call-list.module.css';
import { Code } from './code.tsx';
import type { PrintedCall, PrintedParameter } from './read-calls.server.ts';

/** Every call in full: what it is asked with, and an answer. */
export function CallList({ calls }: { calls: PrintedCall[] }) {
	return calls.map((call) => (
		<section key={call.name} className={styles.call}>
			<div className={styles.head}>
				<h2 id={call.name}>{call.summary}</h2>
				<p className={styles.address}>
					<code>
						<b>{call.method}</b> {call.path}
					</code>
				</p>
			</div>
			<div className={styles.text}>
				<p>
					<Words text={call.words} />
				</p>
				{call.parameters.length > 0 && <Parameters parameters={call.parameters} />}
				{call.sent && <Example title="What is sent" call={call} json={call.sent} />}
				<Example title="An answer" call={call} json={call.answer} />
			</div>
		</section>
	));
}

/** Words in which names of fields and headers stand between grave accents, as they do for tools. */
function Words({ text }: { text: string }) {
	return text.split('`').map((part, at) => (at % 2 === 0 ? part : <code key={part}>{part}</code>));
}

function Parameters({ parameters }: { parameters: PrintedParameter[] }) {
	return (
		<dl className={styles.parameters}>
			{parameters.map(({ name, rule, words }) => (
				<div key={name}>
					<dt>
						<code>{name}</code>
					</dt>
					<dd>
						<Words text={words} /> <span className={styles.rule}>({rule})</span>
					</dd>
				</div>
			))}
		</dl>
	);
}

function Example({ title, call, json }: { title: string; call: PrintedCall; json: string }) {
	return (
		<details className={styles.example}>
			<summary>{title}</summary>
			<Code label={`${title}: ${call.summary}`}>{json}</Code>
		</details>
	);
}
