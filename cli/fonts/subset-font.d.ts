declare module 'subset-font' {
	type Options = {
		targetFormat: 'sfnt' | 'woff' | 'woff2';
		noHinting?: boolean;
		keepFeatures?: string[];
		variationAxes?: Record<string, number | { min: number; max: number }>;
	};
	/** The font with no more glyphs than `text` needs. */
	const subsetFont: (font: Buffer, text: string, options: Options) => Promise<Buffer>;
	export = subsetFont;
}
