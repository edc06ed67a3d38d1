import { eld } from 'eld/extrasmall';

// Forked by languages.ts: one question, one answer, and the memory is given back.
process.once('message', (texts: string[]) => {
	const languages = texts.map((text) => {
		const told = eld.detect(text);
		return told.isReliable() && told.language.length === 2 ? told.language : null;
	});
	process.send?.(languages, () => process.disconnect());
});
