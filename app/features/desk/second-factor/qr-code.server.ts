import encodeQR from 'qr';

/** A QR code as the path of an SVG: one unit a module, with the quiet border that readers need. */
export type QrCode = { size: number; path: string };

/** Draws it here, so that the secret in it is told to nobody else. */
export function drawQrCode(text: string): QrCode {
	const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
	const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
	return { size: rows.length, path };
}
