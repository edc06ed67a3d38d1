/** Texts that run, or break what they stand in, where they are not written out to the letter. */
export const HOSTILE = [
	'<script>alert(1)</script>',
	'"><img src=x onerror=alert(1)>',
	'<svg/onload=alert(1)>',
	'{{7*7}}',
	// biome-ignore lint/suspicious/noTemplateCurlyInString: the placeholder is what is tested.
	'${7*7}',
	'</script><script>alert(2)</script>',
	'<!--<script>',
	'\u2028',
	'&lt;script&gt;',
];
