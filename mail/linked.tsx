import { Link } from '@react-email/link';
import type { CSSProperties } from 'react';
import type { Facts } from './letter.ts';

type LinkedProps = { text: string; facts: Pick<Facts, 'origin' | 'supportAddress'>; style: CSSProperties };

/** A text whose addresses of our own can be pressed. What a stranger has typed into it stays words. */
export function Linked({ text, facts: { origin, supportAddress }, style }: LinkedProps) {
	return text.split(/(\s)/).map((word, index) => {
		// "Write to support@golf.example." ends a sentence, not an address.
		const [, address = '', rest = ''] = /^(.*?)([.,:;]?)$/.exec(word) ?? [];
		const href = hrefOf(address, origin, supportAddress);
		if (href === null) return word;
		return (
			// A sentence never changes its order of words.
			// biome-ignore lint/suspicious/noArrayIndexKey: see above
			<span key={index}>
				<Link href={href} style={style}>
					{address}
				</Link>
				{rest}
			</span>
		);
	});
}

function hrefOf(address: string, origin: string, supportAddress: string): string | null {
	if (address === supportAddress) return `mailto:${address}`;
	return address === origin || address.startsWith(`${origin}/`) ? address : null;
}
