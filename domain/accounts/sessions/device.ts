const SYSTEMS: readonly [RegExp, string][] = [
	[/iPhone|iPod/, 'iPhone'],
	[/iPad/, 'iPad'],
	[/Android/, 'Android'],
	[/Windows/, 'Windows'],
	[/CrOS/, 'ChromeOS'],
	[/Mac OS X|Macintosh/, 'Mac'],
	[/Linux|X11/, 'Linux'],
];

/** Each of these also calls itself by the names of those below it. */
const BROWSERS: readonly [RegExp, string][] = [
	[/Edg(?:e|A|iOS)?\//, 'Edge'],
	[/OPR\/|Opera/, 'Opera'],
	[/SamsungBrowser\//, 'Samsung Internet'],
	[/Firefox\/|FxiOS\//, 'Firefox'],
	[/Chrome\/|CriOS\//, 'Chrome'],
	[/Safari\//, 'Safari'],
];

/** What a member calls the device: "Firefox on Windows", "Safari on iPhone", "An app on Android". */
export function deviceName(userAgent: string): string {
	const nameIn = (names: readonly [RegExp, string][]) => names.find(([sign]) => sign.test(userAgent))?.[1];
	const system = nameIn(SYSTEMS);
	const browser = nameIn(BROWSERS) ?? 'An app';
	return system ? `${browser} on ${system}` : browser;
}

/** The wide network a device tends to stay in: "192.0.2.7" → "192.0", "2001:db8:1:2::/64" → "2001:db8". */
export function wideNetwork(network: string): string {
	const separator = network.includes(':') ? ':' : '.';
	return network.split(separator).slice(0, 2).join(separator);
}
