const adopted = new Set<string>();

/** Gives the page a style sheet that has come with a script: what wakes on a reading page brings no files of styles. */
export function adoptSheet(text: string) {
	if (adopted.has(text)) return;
	adopted.add(text);
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(text);
	document.adoptedStyleSheets.push(sheet);
}
